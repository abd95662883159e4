import {execFileSync} from 'node:child_process';
import {writeFileSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {eth_call} from '@site/data/rpc/eth_call';
import {eth_chainId} from '@site/data/rpc/eth_chainId';
import {eth_getBalance} from '@site/data/rpc/eth_getBalance';
import {eth_supportedEntryPoints} from '@site/data/rpc/eth_supportedEntryPoints';
import {methods} from '@site/data/rpc/methods';
import type {ClientCall, JsonValue, RpcMethod} from '@site/data/rpc/schema';
import {ethers} from '@site/src/rpc/render/ethers';
import {go, goText} from '@site/src/rpc/render/go';
import {javascript} from '@site/src/rpc/render/javascript';
import {layout} from '@site/src/rpc/render/layout';
import {nodejs} from '@site/src/rpc/render/nodejs';
import {python, pythonSyntax} from '@site/src/rpc/render/python';
import type {Renderer} from '@site/src/rpc/render/renderer';
import {renderers} from '@site/src/rpc/render/renderers';
import {viem} from '@site/src/rpc/render/viem';
import {randomJson} from './randomJson';

const url = 'https://rpc.linea.build';

function render(renderer: Renderer, method: RpcMethod): string | undefined {
  const request = {method: method.name, params: method.examples[0].params, url};
  return renderer.render(request, method);
}

/** Random JSON in a language, at all line widths. */
const values = randomJson(60);
const widths = [1, 40, 80];
const written = (syntax: typeof javascript) =>
  values.flatMap((value) => widths.map((width) => layout(value, syntax, {width})));
const expected = values.flatMap((value) => widths.map(() => value));

/** The output of a program, through a file because it can be long. */
function printed(command: string, name: string, text: string): unknown {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'render-')), name);
  writeFileSync(file, text);
  return JSON.parse(execFileSync(command, [file], {encoding: 'utf8'}));
}

describe('a request in Python', () => {
  it('reads as this', () => {
    expect(render(python, eth_getBalance)).toBe(
      [
        'import json',
        '',
        'import requests',
        '',
        'response = requests.post(',
        '    "https://rpc.linea.build",',
        '    json={',
        '        "jsonrpc": "2.0",',
        '        "id": 1,',
        '        "method": "eth_getBalance",',
        '        "params": ["0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec", "latest"],',
        '    },',
        '    timeout=30,',
        ')',
        'answer = response.json()',
        'if "error" in answer:',
        `    raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")`,
        'print(json.dumps(answer["result"], indent=2))',
      ].join('\n'),
    );
  });

  it('has values that Python reads as they are', () => {
    const text = `import json\nprint(json.dumps([\n${written(pythonSyntax).join(',\n')}\n]))`;
    expect(printed('python3', 'values.py', text)).toEqual(expected);
  });
});

describe('a request in Go', () => {
  it('has the body as it is, between backquotes', () => {
    expect(render(go, eth_getBalance)).toContain(
      [
        '\trequest := `{',
        '\t\t"jsonrpc": "2.0",',
        '\t\t"id": 1,',
        '\t\t"method": "eth_getBalance",',
        '\t\t"params": ["0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec", "latest"]',
        '\t}`',
      ].join('\n'),
    );
    expect(render(go, eth_chainId)).toContain(
      '\trequest := `{"jsonrpc": "2.0", "id": 1, "method": "eth_chainId", "params": []}`',
    );
  });

  it('has a body with a backquote between quotes', () => {
    expect(goText('{"a": "`"}')).toBe('"{\\"a\\": \\"`\\"}"');
  });
});

describe('a request in Node.js', () => {
  it('reads as this', () => {
    expect(render(nodejs, eth_getBalance)).toBe(
      [
        "const response = await fetch('https://rpc.linea.build', {",
        "  method: 'POST',",
        "  headers: {'content-type': 'application/json'},",
        '  body: JSON.stringify({',
        "    jsonrpc: '2.0',",
        '    id: 1,',
        "    method: 'eth_getBalance',",
        "    params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', 'latest'],",
        '  }),',
        '});',
        'const {result, error} = await response.json();',
        'if (error) {',
        '  throw new Error(`${error.code}: ${error.message}`);',
        '}',
        'console.log(JSON.stringify(result, null, 2));',
      ].join('\n'),
    );
  });

  it('has values that JavaScript reads as they are', () => {
    const text = `console.log(JSON.stringify([\n${written(javascript).join(',\n')}\n]))`;
    expect(printed(process.execPath, 'values.cjs', text)).toEqual(expected);
  });

  it.each([
    ["it's", `"it's"`],
    [`"it's"`, `'"it\\'s"'`],
    ['plain', "'plain'"],
    ['\\"', `'\\\\"'`],
  ])('has the quotes of %s that need fewer escapes', (value, text) => {
    expect(javascript.text(value)).toBe(text);
  });

  it('has a key that would set the prototype as data', () => {
    expect(javascript.key('__proto__')).toBe("['__proto__']: ");
  });
});

describe('a request with a library', () => {
  it('reads as this with viem', () => {
    expect(render(viem, eth_getBalance)).toBe(
      [
        "import {createPublicClient, http} from 'viem';",
        "import {linea} from 'viem/chains';",
        '',
        'const client = createPublicClient({',
        '  chain: linea,',
        "  transport: http('https://rpc.linea.build'),",
        '});',
        'const answer = await client.getBalance({',
        "  address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',",
        "  blockTag: 'latest',",
        '});',
        'console.log(answer);',
      ].join('\n'),
    );
  });

  it('reads as this with ethers', () => {
    expect(render(ethers, eth_call)).toBe(
      [
        "import {JsonRpcProvider} from 'ethers';",
        '',
        "const provider = new JsonRpcProvider('https://rpc.linea.build', 59144, {",
        '  staticNetwork: true,',
        '});',
        'const answer = await provider.call({',
        "  to: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',",
        "  data: '0x70a08231000000000000000000000000d8da6bf26964af9d7eed9e03e53415d37aa96045',",
        "  blockTag: 'latest',",
        '});',
        'console.log(answer);',
        'provider.destroy();',
      ].join('\n'),
    );
  });

  it('asks a bundler with a client for bundlers', () => {
    expect(render(viem, eth_supportedEntryPoints)).toContain(
      "import {createBundlerClient} from 'viem/account-abstraction';",
    );
  });

  it('has actions that are imported take the client', () => {
    const call: ClientCall = {action: 'estimateGas', from: 'viem/linea', args: [{fixed: {}}]};
    expect(render(viem, {...eth_getBalance, viem: call})).toContain(
      'const answer = await estimateGas(client, {});',
    );
  });

  it('is not there where the facts have no action', () => {
    expect(render(viem, methods.eth_syncing)).toBeUndefined();
    expect(render(ethers, methods.eth_syncing)).toBeUndefined();
  });

  const withArgs = (value: ClientCall['args'][number], params: readonly JsonValue[]) => () =>
    viem.render(
      {method: 'eth_getBalance', params, url},
      {...eth_getBalance, viem: {action: 'getBalance', args: [value]}},
    );

  it('has quantities as numbers where the library wants them', () => {
    expect(withArgs({param: 0, as: 'bigint'}, ['0x1af8194'])()).toContain('(28279188n)');
    expect(withArgs({param: 0, as: 'number'}, ['0x10'])()).toContain('(16)');
  });

  it('cannot take what the example does not have', () => {
    expect(withArgs({param: 0, path: ['to']}, ['0x1'])).toThrow(
      'data/rpc/eth_getBalance.ts: the library call uses params[0.to], which the example does not have',
    );
  });

  it('cannot take a tag for a number', () => {
    expect(withArgs({param: 0, as: 'bigint'}, ['latest'])).toThrow(
      'data/rpc/eth_getBalance.ts: the library call converts "latest" to bigint, but it is not a quantity',
    );
  });
});

describe('every method', () => {
  it.each(renderers)('is written in $label with its name, or the name of an action', (renderer) => {
    for (const method of Object.values<RpcMethod>(methods)) {
      const isLibrary = renderer.value === 'viem' || renderer.value === 'ethers';
      const call = isLibrary ? method[renderer.value] : undefined;
      const text = render(renderer, method);
      if (!isLibrary || call !== undefined) {
        expect(text, method.name).toContain(call === undefined ? method.name : `${call.action}(`);
        expect(text, method.name).toContain(url);
      }
    }
  });
});
