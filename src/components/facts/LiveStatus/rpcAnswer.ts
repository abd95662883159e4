export interface LatestBlock {
  readonly number: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Wei per gas. Undefined on chains without EIP-1559. */
  readonly baseFee: bigint | undefined;
}

/** A response that is not JSON-RPC, or that lacks the requested fields. */
export class MalformedAnswer extends Error {}

/** A JSON-RPC error in a well-formed response. */
export class RpcError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const LONGEST_MESSAGE = 200;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON-RPC quantity: `0x` and hexadecimal digits. */
export function parseQuantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) {
    throw new MalformedAnswer(`${what} isn’t a hexadecimal number`);
  }
  return BigInt(value);
}

function parseNumber(value: unknown, what: string): number {
  const number = Number(parseQuantity(value, what));
  if (!Number.isSafeInteger(number)) {
    throw new MalformedAnswer(`${what} is too large`);
  }
  return number;
}

export function readResult(answer: unknown): unknown {
  if (!isRecord(answer)) {
    throw new MalformedAnswer('the response isn’t a JSON-RPC object');
  }
  if (isRecord(answer.error)) {
    const {code, message} = answer.error;
    throw new RpcError(
      typeof code === 'number' ? code : 0,
      typeof message === 'string' ? message.slice(0, LONGEST_MESSAGE) : 'no message',
    );
  }
  if (!('result' in answer)) {
    throw new MalformedAnswer('the response has neither result nor error');
  }
  return answer.result;
}

export function readChainId(result: unknown): number {
  return parseNumber(result, 'the chain ID');
}

export function readBlock(result: unknown): LatestBlock {
  if (!isRecord(result)) {
    throw new MalformedAnswer('the latest block is missing');
  }
  return {
    number: parseNumber(result.number, 'the block number'),
    timestamp: parseNumber(result.timestamp, 'the block time'),
    baseFee:
      result.baseFeePerGas === undefined
        ? undefined
        : parseQuantity(result.baseFeePerGas, 'the base fee'),
  };
}
