import {describe, expect, it, vi} from 'vitest';
import {createExclusions, REPORTED} from '../samples/harness/answers/exclusions';
import {sendBundle} from '../samples/harness/answers/sendBundle';
import {storageValues} from '../samples/harness/answers/storageValues';
import {traceCall} from '../samples/harness/answers/traceCall';
import type {JsonObject} from '../samples/harness/lineaCall';

// The reference shows responses of the samples' local node. These tests compare them with real
// responses: recorded ones of Besu and Linea Mainnet, and those in the tests of the services.

/** A call to the local node, with Besu's `trace_call` response. */
interface Vector {
  readonly what: string;
  readonly frame: JsonObject;
  readonly output: string;
  readonly trace: readonly JsonObject[];
}

const CALLER = '0xfe3b557e8fb62b89f4916b721be55ceb828dbd73';
const GAS = '0xfffff2';
const TWO_WORDS =
  '0x0000000000000000000000000030000000000000000000000000000000000000f000000000000000000000000000000000000000000000000000000000000001';
const ONE = '0xf000000000000000000000000000000000000000000000000000000000000001';
const TWO = '0xf000000000000000000000000000000000000000000000000000000000000002';
const INNER = '0x0030000000000000000000000000000000000000';

const added = (gas: string, more: number) => `0x${(Number(gas) + more).toString(16)}`;

/** A contract that forwards its call with one instruction. The intrinsic gas is 21,000 + 61 × 4 + 3 × 16. */
const proxy = (proxied: string, type: string, used: string, innerGas: string): Vector => ({
  what: `hands on by ${type}`,
  frame: {
    type: 'CALL',
    from: CALLER,
    to: proxied,
    gas: '0xffacc6',
    gasUsed: added(used, 21_292),
    input: TWO_WORDS,
    output: TWO,
    value: '0x0',
    calls: [
      {type, from: proxied, to: INNER, gas: innerGas, gasUsed: '0x1b', input: ONE, output: TWO},
    ],
  },
  output: TWO,
  trace: [
    {
      action: {
        callType: 'call',
        from: CALLER,
        gas: '0xffacc6',
        input: TWO_WORDS,
        to: proxied,
        value: '0x0',
      },
      result: {gasUsed: used, output: TWO},
      subtraces: 1,
      traceAddress: [],
      type: 'call',
    },
    {
      action: {
        callType: type.toLowerCase(),
        from: proxied,
        gas: innerGas,
        input: ONE,
        to: INNER,
        value: '0x0',
      },
      result: {gasUsed: '0x1b', output: TWO},
      subtraces: 0,
      traceAddress: [0],
      type: 'call',
    },
  ],
});

// Answers of besu-eth/besu at 683880ba: trace_call_02_0, 1f_0, 08_0 and 0b_0 of ethereum/api/src/test/resources,
// jsonrpc/trace/specs/trace-call.
const direct = (to: string, value: string, used: string): Vector => ({
  what: `calls ${to}`,
  frame: {
    type: 'CALL',
    from: CALLER,
    to,
    gas: '0xffadea',
    gasUsed: added(used, 21_000),
    input: '0x',
    value,
  },
  output: '0x',
  trace: [
    {
      action: {callType: 'call', from: CALLER, gas: '0xffadea', input: '0x', to, value},
      result: {gasUsed: used, output: '0x'},
      subtraces: 0,
      traceAddress: [],
      type: 'call',
    },
  ],
});

const vectors = [
  direct('0x0000000000000000000000000000000000000999', '0x1', '0x0'),
  direct('0x0000000000000000000000000000000000000001', '0x0', '0xbb8'),
  proxy('0x0040000000000000000000000000000000000000', 'CALL', '0x30a', '0xfbab36'),
  proxy('0x0060000000000000000000000000000000000000', 'DELEGATECALL', '0x308', '0xfbab38'),
];

describe('the trace of a call', () => {
  it.each(vectors)('that $what is the one of Besu', async ({frame, output, trace}) => {
    const ask = vi.fn(() => Promise.resolve(frame));
    const call = {from: CALLER, to: frame.to, gas: GAS};
    await expect(traceCall([call, ['trace'], 'latest'], ask)).resolves.toEqual({
      output,
      stateDiff: null,
      trace,
      vmTrace: null,
    });
    expect(ask).toHaveBeenCalledWith('debug_traceCall', [call, 'latest', {tracer: 'callTracer'}]);
  });
});

// `TestGetStorageValues` of Geth (internal/ethapi/api_test.go at 02b73d4e).
describe('slots of several contracts', () => {
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;
  const [one, two] = [`0x${'1111'.padStart(40, '0')}`, `0x${'2222'.padStart(40, '0')}`];
  const storage: Readonly<Record<string, string>> = {
    [`${one} ${word(0)}`]: word(42),
    [`${one} ${word(1)}`]: word(100),
    [`${two} ${word(2)}`]: word(200),
  };

  it('are those of Geth: of each contract in the order of the request, zero where nothing is written', async () => {
    const ask = (_: string, [address, slot]: readonly unknown[]) =>
      Promise.resolve(storage[`${String(address)} ${String(slot)}`] ?? word(0));
    const slots = {[one]: [word(0), word(1), word(255)], [two]: [word(2)]};
    await expect(storageValues([slots, 'latest'], ask)).resolves.toEqual({
      [one]: [word(42), word(100), word(0)],
      [two]: [word(200)],
    });
  });
});

// TransactionExclusionAppTest.kt, Common.kt and ArgumentParserTest.kt of lineth-monorepo at cb180134.
describe('the exclusion service', () => {
  const REASON = 'Transaction line count for module ADD=402 is above the limit 70';
  const HASH = '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7';
  const DEPLOYMENT = '0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525';
  const [reported, deployment] = REPORTED as [JsonObject, JsonObject];

  it('tells a refusal of the sequencer with its block', async () => {
    const service = createExclusions();
    await service.save([{...reported, reasonMessage: REASON}]);
    expect(service.status([HASH])).toEqual({
      txHash: HASH,
      from: '0x4d144d7b9c96b26361d6ac74dd1d8267edca4fc2',
      nonce: '0x64',
      txRejectionStage: 'SEQUENCER',
      reasonMessage: REASON,
      timestamp: '2024-08-31T09:18:51Z',
      blockNumber: '0x2710',
    });
  });

  it('tells a refusal of a node without a block', async () => {
    const service = createExclusions();
    await service.save(deployment);
    expect(service.status([DEPLOYMENT])).toEqual({
      txHash: DEPLOYMENT,
      from: '0x0d06838d1dfba9ef0a4166cca9be16fb1d76dbfc',
      nonce: '0x1',
      txRejectionStage: 'RPC',
      reasonMessage: `Transaction ${DEPLOYMENT} line count for module HUB=2119318 is above the limit 2097152`,
      timestamp: '2024-10-31T09:18:51Z',
    });
  });
});

describe('a bundle', () => {
  // A transfer of Linea Mainnet: the hash of a bundle with one transaction is that transaction's
  // hash.
  const TRANSFER =
    '0x02f87782e7088274e7850237a9ccf38502a932292382627094124fb955862709e30740028cb86c477221842b1487470de4df82000780c001a05258ce88c9dd9ca3346c0577bc59838cd85de61e112b12c46aaf525a0af1b1daa06c8c928040c9fba1877f058125dd9a79e763c5b1be1e3240683997a75b5da5f2';

  it('has the hash of its transactions', async () => {
    const ask = () => Promise.resolve('0x10');
    await expect(sendBundle([{txs: [TRANSFER], blockNumber: '0x11'}], ask)).resolves.toEqual({
      bundleHash: '0x17db0f3d77434c21e76a405e0d3a329ba0a9eadf6a767c6dd40f8149eb30651e',
    });
  });
});
