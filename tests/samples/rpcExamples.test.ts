import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {networks} from '../../data/networks';
import {methods} from '../../data/rpc/methods';
import type {JsonValue, RpcExample, RpcMethod} from '../../data/rpc/schema';
import type {Renderer} from '../../src/rpc/render/renderer';
import {renderers} from '../../src/rpc/render/renderers';
import {sampleUrl} from '../../src/rpc/sampleUrl';
import type {ProgramName} from '../../tools/setup/requirements';
import {validatorOf} from '../unit/rpc/validatorOf';
import {inParallel} from './harness/inParallel';
import {isObject, type Json} from './harness/lineaCall';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {asker, prepareMainnetScene, WRAPPED_ETHER} from './harness/mainnetScene';
import {type RecordingProxy, startRecordingProxy} from './harness/recordingProxy';
import {
  buildGo,
  canonical,
  problemsOfRun,
  programFile,
  type RpcProgram,
  runProgram,
  writeProgram,
} from './harness/rpcProgram';
import {commandOf, sampleTest} from './harness/sampleTest';
import {stageExample} from './harness/stage';

const PUBLIC_URL = networks.mainnet.rpc.http[0].url;
const REPORT = path.resolve(import.meta.dirname, '../../.cache/reports/rpc-examples.json');

/** The number of parallel runs: CI machines have two cores. */
const AT_ONCE = 4;

const all: readonly RpcMethod[] = Object.values(methods);
/** Over WebSocket there is no program: pages show the messages. */
const overHttp = all.filter(({transport}) => transport === undefined);
/**
 * Calls before an example that needs its own node, because it changes the state or needs another
 * state.
 */
const before: Readonly<Record<string, readonly (readonly [method: string, params: Json])[]>> = {
  eth_sendRawTransaction: [],
  eth_getFilterChanges: [],
  eth_sendUserOperation: [],
  // The example's response is that of a node without code at the address.
  linea_estimateGas: [['anvil_setCode', [WRAPPED_ETHER, '0x']]],
};

const needs: Readonly<Partial<Record<Renderer['value'], ProgramName>>> = {
  curl: 'curl',
  python: 'python3 with requests',
  go: 'go',
};

/**
 * The minimum number of programs. Libraries support only some methods; the other languages support
 * all.
 */
const FLOORS: Readonly<Partial<Record<Renderer['value'], number>>> = {viem: 20, ethers: 10};

const renderedOf = (renderer: Renderer, method: RpcMethod) =>
  renderer.render(
    {method: method.name, params: method.examples[0].params, url: sampleUrl(method)},
    method,
  );

// On a busy machine, sixty programs in a row take long.
vi.setConfig({testTimeout: 600_000});

describe('the examples of the reference', () => {
  let node: LocalNode;
  let proxy: RecordingProxy;
  let folder = '';
  const programs: RpcProgram[] = [];
  const report = {
    methods: all.length,
    overWebSocket: all.length - overHttp.length,
    runs: {} as Record<string, number>,
    furtherExamples: 0,
    validated: 0,
    equalToTheExample: 0,
    errorsProvoked: 0,
  };
  const validators = new Map(
    all.map(({name, result}) => [name as string, validatorOf(result.schema)]),
  );
  /** Validates a result against its method's schema, and counts it. */
  const validate = (method: RpcMethod) => (result: unknown) => {
    report.validated++;
    return validators.get(method.name)?.(result) ?? 'there is no schema';
  };

  /** Writes a program. Only the endpoint differs from the page. */
  function add(
    renderer: Renderer,
    method: RpcMethod,
    text: string,
    file = programFile(renderer, method),
  ) {
    const name = `${renderer.value}/${method.name}`;
    const local = text.replaceAll(sampleUrl(method), proxy.urlOf(name));
    const program = {renderer, method, name, file: writeProgram(folder, file, local)};
    programs.push(program);
    return program;
  }

  const ask = async (method: string, params: Json): Promise<Json> => {
    const response = await fetch(proxy.urlOf('direct'), {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    });
    return (await response.json()) as Json;
  };

  beforeAll(async () => {
    node = await startLocalNode({blocks: 'with transactions'});
    const askNode = asker(node.url);
    const standIns = await prepareMainnetScene(askNode);
    const logFilter = await askNode('eth_newFilter', methods.eth_newFilter.examples[0].params);
    const blockFilter = await askNode('eth_newBlockFilter', []);
    standIns
      .set(methods.eth_getFilterLogs.examples[0].params[0] as string, String(logFilter))
      .set(methods.eth_getFilterChanges.examples[0].params[0] as string, String(blockFilter));
    await askNode('eth_sendUserOperation', methods.eth_sendUserOperation.examples[0].params);
    proxy = await startRecordingProxy(node.url, standIns);
    folder = await stageExample('connect-clients', proxy.urlOf(''), 'rpc-examples');
    for (const renderer of renderers) {
      for (const method of overHttp) {
        const text = renderedOf(renderer, method);
        if (text !== undefined) {
          add(renderer, method, text);
        }
      }
    }
  });

  afterAll(async () => {
    mkdirSync(path.dirname(REPORT), {recursive: true});
    writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
    rmSync(path.join(folder, 'go', 'bin'), {recursive: true, force: true});
    await proxy.close();
    await node.stop();
  });

  /** Runs a program, with a separate state if it needs one. */
  async function runOn(program: RpcProgram) {
    const ownState = before[program.method.name];
    const askNode = asker(node.url);
    const snapshot = ownState && (await askNode('evm_snapshot', []));
    for (const [method, params] of ownState ?? []) {
      await askNode(method, params as readonly unknown[]);
    }
    const result = await runProgram(program);
    if (ownState !== undefined) {
      await askNode('evm_revert', [snapshot]);
    }
    return problemsOfRun(
      program,
      result,
      proxy.recordingsOf(program.name),
      validate(program.method),
    );
  }

  it('ask, in the facts, for what the local node has', async () => {
    const problems = await inParallel(overHttp, AT_ONCE, async (method) => {
      const further: readonly RpcExample[] = method.examples.slice(1);
      const found: string[] = [];
      for (const example of further) {
        report.furtherExamples++;
        const answer = await ask(method.name, example.params as Json);
        found.push(...problemsOfAnswer(method, example, answer));
      }
      return found;
    });
    expect(problems.flat()).toEqual([]);
  });

  /** The problems of an example's response. */
  function problemsOfAnswer(method: RpcMethod, example: RpcExample, answer: Json): string[] {
    const result = isObject(answer) ? answer.result : undefined;
    if (result === undefined) {
      return [`${method.name}, "${example.title}": ${canonical(answer)}`];
    }
    const invalid = validate(method)(result);
    const same = canonical(result) === canonical(example.result);
    report.equalToTheExample += same ? 1 : 0;
    return [
      ...(invalid === '' ? [] : [`${method.name}, "${example.title}": ${invalid}`]),
      ...(example.stable && !same
        ? [`${method.name}, "${example.title}": ${canonical(result)} is not the example`]
        : []),
      ...(isEmpty(result) && !isEmpty(example.result)
        ? [`${method.name}, "${example.title}": the local node has nothing to show`]
        : []),
    ];
  }

  for (const renderer of renderers) {
    const toolchain = needs[renderer.value];
    sampleTest(
      `in ${renderer.label} send what the example sends, and print what the node answers`,
      toolchain === undefined ? [] : [toolchain],
      async () => {
        if (renderer.value === 'go') {
          const {code, stderr} = await buildGo(path.join(folder, 'go'));
          expect(stderr).toBe('');
          expect(code).toBe(0);
        }
        const own = programs.filter((program) => program.renderer === renderer);
        const reading = own.filter(({method}) => before[method.name] === undefined);
        const writing = own.filter(({method}) => before[method.name] !== undefined);
        const problems = [
          ...(await inParallel(reading, AT_ONCE, runOn)),
          ...(await inParallel(writing, 1, runOn)),
        ];
        report.runs[renderer.value] = own.length;
        expect(problems.flat()).toEqual([]);
        expect(own.length).toBe(
          overHttp.filter((method) => renderedOf(renderer, method) !== undefined).length,
        );
      },
    );
  }

  it('are answered as the facts say, the stable ones to the letter', () => {
    const problems = overHttp.flatMap((method) => {
      const [recording] = proxy.recordingsOf(`curl/${method.name}`);
      return commandOf('curl') === undefined
        ? []
        : problemsOfAnswer(method, method.examples[0], recording?.answer ?? null);
    });
    expect(problems).toEqual([]);
  });

  it('are each held against the schema of their method', () => {
    const runs = Object.values(report.runs).reduce((sum, count) => sum + count, 0);
    expect(report.validated).toBeGreaterThanOrEqual(runs + report.furtherExamples);
    for (const {value} of renderers) {
      const toolchain = needs[value];
      if (toolchain === undefined || commandOf(toolchain) !== undefined) {
        expect(report.runs[value], value).toBeGreaterThan(FLOORS[value] ?? overHttp.length - 1);
      }
    }
    expect(overHttp.length).toBeGreaterThan(50);
  });

  it('get the same answer in all languages where the facts call it stable', () => {
    for (const {name, examples} of overHttp.filter(({examples: [{stable}]}) => stable)) {
      for (const language of ['curl', 'python', 'go', 'nodejs']) {
        for (const {answer} of proxy.recordingsOf(`${language}/${name}`)) {
          expect(answer, `${language} ${name}`).toMatchObject({result: examples[0].result});
        }
      }
    }
  });

  it('are refused as the facts say', async () => {
    const provoked = overHttp.flatMap((method) =>
      method.errors.flatMap((error) =>
        error.provoked === undefined ? [] : [{method, error, params: error.provoked}],
      ),
    );
    for (const {method, error, params} of provoked) {
      const answer = await ask(method.name, params as Json);
      report.errorsProvoked++;
      expect(answer, method.name).toMatchObject({
        error: {
          code: error.code,
          message: expect.stringMatching(patternOf(error.message)) as string,
        },
      });
    }
    expect(provoked.length).toBeGreaterThan(0);
  });

  describe.each(renderers)('in $label', (renderer) => {
    const toolchain = needs[renderer.value];
    const {eth_getBalance} = methods;
    const request = {method: eth_getBalance.name, params: eth_getBalance.examples[0].params};

    /** Runs another text as the program of eth_getBalance. */
    async function runOther(name: string, text: string | undefined) {
      const method: RpcMethod = {...eth_getBalance, name: `wrong_${name}`};
      const program = add(renderer, method, text ?? '');
      if (renderer.value === 'go') {
        await buildGo(path.join(folder, 'go'), `./${method.name}`);
      }
      const result = await runProgram(program);
      const recordings = proxy.recordingsOf(program.name);
      const problems = problemsOfRun(
        {renderer, method: eth_getBalance},
        result,
        recordings,
        validate(eth_getBalance),
      );
      return {output: result.stdout + result.stderr, problems: problems.join('\n')};
    }

    sampleTest(
      'a misspelled method ends with an error, and is found',
      toolchain === undefined ? [] : [toolchain],
      async () => {
        const text = renderer
          .render({...request, url: PUBLIC_URL}, eth_getBalance)
          ?.replace(/get_?Balance/, '$&s');
        const {output, problems} = await runOther('method', text);
        const isLibrary = renderer.value === 'viem' || renderer.value === 'ethers';
        expect(output).toContain(isLibrary ? 'getBalances is not a function' : '-32601');
        expect(problems).toContain(
          isLibrary ? 'it sent 0 requests' : 'it asked for "eth_getBalances"',
        );
      },
    );

    sampleTest(
      'other parameters than those of the example are found',
      toolchain === undefined ? [] : [toolchain],
      async () => {
        const params = ['0x1111111111111111111111111111111111111111', 'latest'];
        const text = renderer.render({...request, params, url: PUBLIC_URL}, eth_getBalance);
        const {problems} = await runOther('params', text);
        expect(problems).toContain('it sent ["0x1111111111111111111111111111111111111111"');
      },
    );
  });
});

/** A documented message as a pattern: `<name>` matches anything. */
function patternOf(message: string): RegExp {
  const parts = message.split(/<[^>]+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}`, 's');
}

const isEmpty = (value: JsonValue | Json) =>
  value === null || (Array.isArray(value) && value.length === 0);
