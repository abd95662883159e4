import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {eth_getBalance} from '@site/data/rpc/eth_getBalance';
import {linea_estimateGas} from '@site/data/rpc/linea_estimateGas';
import {curl, shellWord} from '@site/src/rpc/render/curl';
import {bodyOf} from '@site/src/rpc/request';
import {randomJson} from './randomJson';

const url = 'https://rpc.linea.build';

/** The argument that a shell passes for one word. */
const readByShell = (word: string) =>
  execFileSync('sh', ['-c', `printf %s ${word}`], {encoding: 'utf8'});

describe('a request as a command', () => {
  it('reads as this', () => {
    const {name, examples} = eth_getBalance;
    expect(curl.render({method: name, params: examples[0].params, url}, eth_getBalance)).toBe(
      [
        'curl --silent --show-error \\',
        '  https://rpc.linea.build \\',
        "  --header 'content-type: application/json' \\",
        "  --data '{",
        '    "jsonrpc": "2.0",',
        '    "id": 1,',
        '    "method": "eth_getBalance",',
        '    "params": [',
        '      "0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec",',
        '      "latest"',
        '    ]',
        "  }'",
      ].join('\n'),
    );
  });

  it('has no line that is too long for the panel beside the text', () => {
    const text = curl.render({method: 'eth_chainId', params: [], url}, eth_getBalance) ?? '';
    for (const line of text.split('\n')) {
      expect(line.length, line).toBeLessThanOrEqual(48);
    }
  });

  it('hands the body to curl as it is', () => {
    const {name, examples} = linea_estimateGas;
    const request = {method: name, params: examples[0].params, url};
    const [, word = ''] = curl.render(request, linea_estimateGas)?.split('--data ') ?? [];
    expect(JSON.parse(readByShell(word))).toEqual(bodyOf(request));
  });
});

describe('a word of a shell', () => {
  it.each(["it's", "''", '$HOME `id` "x" \\', 'a\nb', '!#~*', "\\'", ''])('keeps %j', (text) => {
    expect(readByShell(shellWord(text))).toBe(text);
  });

  it('keeps any JSON', () => {
    const text = JSON.stringify(randomJson(100));
    expect(readByShell(shellWord(text))).toBe(text);
  });
});
