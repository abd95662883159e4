import {describe, expect, it, vi} from 'vitest';
import {traceCall} from '../../samples/harness/answers/traceCall';
import type {JsonObject} from '../../samples/harness/lineaCall';

/** What a node tells of a call, and what Besu answers to `trace_call` for the same. */
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

/** A contract that hands its call on to another, by an instruction. The intrinsic gas is 21,000 + 61 × 4 + 3 × 16. */
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

  it('is empty when nobody asked for it', async () => {
    const [{frame}] = vectors as [Vector];
    const ask = () => Promise.resolve(frame);
    await expect(traceCall([{}, [], 'latest'], ask)).resolves.toMatchObject({trace: []});
  });

  it('tells the error of a call that failed, and no result', async () => {
    const [{frame}] = vectors as [Vector];
    const ask = () => Promise.resolve({...frame, error: 'Reverted'});
    await expect(traceCall([{}, ['trace'], 'latest'], ask)).resolves.toMatchObject({
      trace: [{error: 'Reverted', result: null}],
    });
  });
});
