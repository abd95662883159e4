import type {Json, JsonObject} from '../lineaCall';
import type {Ask} from './lineaGetProof';

/**
 * A call with its nested calls, in the format of anvil 1.7.1's `callTracer`: `gasUsed` of the
 * outermost call is that of the transaction.
 */
interface Frame {
  readonly type: string;
  readonly from: string;
  readonly to?: string;
  readonly gas: string;
  readonly gasUsed: string;
  readonly input: string;
  readonly output?: string;
  readonly value?: string;
  readonly error?: string;
  readonly calls?: readonly Frame[];
}

/** A frame and its nested frames as a list, parents first. */
function flat(frame: Frame, traceAddress: readonly number[]): JsonObject[] {
  const {calls = [], error} = frame;
  const own: JsonObject = {
    action: {
      callType: frame.type.toLowerCase(),
      from: frame.from,
      gas: frame.gas,
      input: frame.input,
      to: frame.to,
      value: frame.value ?? '0x0',
    },
    ...(error === undefined
      ? {result: {gasUsed: frame.gasUsed, output: frame.output ?? '0x'}}
      : {error, result: null}),
    subtraces: calls.length,
    traceAddress: [...traceAddress],
    type: 'call',
  };
  return [own, ...calls.flatMap((inner, at) => flat(inner, [...traceAddress, at]))];
}

/**
 * Gas before the first instruction: 21,000, and 4 for each zero byte of calldata, 16 for others.
 */
function intrinsicGas(input: string): bigint {
  const bytes = input.slice(2).match(/../g) ?? [];
  return bytes.reduce((gas, byte) => gas + (byte === '00' ? 4n : 16n), 21_000n);
}

const less = (gas: string, by: bigint) => `0x${(BigInt(gas) - by).toString(16)}`;

/** The outermost frame without intrinsic gas, as Parity counts. */
function execution(frame: Frame): Frame {
  return {...frame, gasUsed: less(frame.gasUsed, intrinsicGas(frame.input))};
}

/**
 * `trace_call` for calls that create no contract: the node's `debug_traceCall` in Parity's format.
 */
export async function traceCall([call, types, block]: readonly Json[], ask: Ask): Promise<Json> {
  const frame = (await ask('debug_traceCall', [
    call,
    block ?? 'latest',
    {tracer: 'callTracer'},
  ])) as Frame;
  const wanted = Array.isArray(types) ? types : [];
  return {
    output: frame.output ?? '0x',
    stateDiff: null,
    trace: wanted.includes('trace') ? flat(execution(frame), []) : [],
    vmTrace: null,
  };
}
