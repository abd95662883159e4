import {type AccessList, type Hex, isAddress, serializeTransaction} from 'viem';

/** A JSON value. */
export type Json = string | number | boolean | null | undefined | Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Returned to the caller as a JSON-RPC error. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Json,
  ) {
    super(message);
  }
}

/** The fields of a call that affect its price. */
export interface Call {
  readonly from?: Hex;
  readonly to?: Hex;
  readonly value: bigint;
  readonly payload: Hex;
  readonly nonce?: bigint;
  readonly chainId?: bigint;
  readonly gasPrice?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  readonly accessList?: AccessList;
}

/** Overrides by lowercase address. Only the balance matters outside the local node. */
export type AccountOverrides = ReadonlyMap<string, {readonly balance?: bigint}>;

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: Json, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);
const invalidCall = () => new RpcError(-32602, 'Invalid call params');
const prefixed = (text: string): Hex => `0x${text.replace(/^0x/i, '')}`;

/**
 * A number of the call. Besu parses digits without 0x as hexadecimal, too, and empty text as zero.
 */
function quantity(value: Json): bigint | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  if (!isText(value, /^(0x)?[\da-f]*$/i)) {
    throw invalidCall();
  }
  return BigInt(prefixed(value).replace(/^0x$/, '0x0'));
}

function bytes(value: Json): Hex | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  if (!isText(value, /^(0x)?([\da-f]{2})*$/i)) {
    throw invalidCall();
  }
  return prefixed(value);
}

function address(value: Json): Hex | undefined {
  const text = bytes(value);
  if (text !== undefined && !isAddress(text, {strict: false})) {
    throw invalidCall();
  }
  return text;
}

/** Removes undefined fields. */
const present = <T extends object>(fields: T): {[K in keyof T]: Exclude<T[K], undefined>} =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/**
 * Parses the first parameter as the node does.
 * @throws the node's error for a malformed call, for conflicting prices, and for too much gas.
 */
export function parseCall(value: Json, maxTxGasLimit: bigint): {call: Call; request: JsonObject} {
  if (!isObject(value)) {
    throw invalidCall();
  }
  const input = bytes(value.input);
  const data = bytes(value.data);
  if (input !== undefined && data !== undefined && input !== data) {
    throw invalidCall();
  }
  const prices = present({
    gasPrice: quantity(value.gasPrice),
    maxFeePerGas: quantity(value.maxFeePerGas),
    maxPriorityFeePerGas: quantity(value.maxPriorityFeePerGas),
  });
  const gas = quantity(value.gas) ?? 0n;
  if (gas > maxTxGasLimit || ('gasPrice' in prices && Object.keys(prices).length > 1)) {
    throw new RpcError(-32602, 'Invalid params');
  }
  const optional = present({
    from: address(value.from),
    to: address(value.to),
    nonce: quantity(value.nonce),
    chainId: quantity(value.chainId),
    accessList: (value.accessList ?? undefined) as AccessList | undefined,
  });
  const payload = input ?? data ?? '0x';
  return {
    call: {value: quantity(value.value) ?? 0n, payload, ...prices, ...optional},
    request: value,
  };
}

/**
 * Parses the second parameter: a map of accounts.
 * @throws "Internal error" for anything else, as the node does.
 */
export function parseOverrides(value: Json): AccountOverrides | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  const accounts = isObject(value) ? Object.entries(value) : [['', undefined] as const];
  return new Map(
    accounts.map(([key, account]) => {
      const contradictory = isObject(account) && account.state && account.stateDiff;
      if (!isAddress(key, {strict: false}) || !isObject(account) || contradictory) {
        throw new RpcError(-32603, 'Internal error');
      }
      return [key.toLowerCase(), present({balance: quantity(account.balance)})] as const;
    }),
  );
}

/**
 * The unsigned transaction whose size determines the price: type 2 if it has an EIP-1559 price,
 * else type 0 or 1.
 */
export function unsignedTransaction(
  {to, value, payload, gasPrice, maxFeePerGas, maxPriorityFeePerGas, accessList}: Call,
  known: {gas: bigint; baseFee: bigint; nonce: bigint; chainId: bigint},
): Hex {
  const chainId = Number(known.chainId);
  const common = {
    nonce: Number(known.nonce),
    gas: known.gas,
    value,
    data: payload,
    ...(to && {to}),
  };
  if (maxFeePerGas !== undefined || maxPriorityFeePerGas !== undefined) {
    return serializeTransaction({
      ...common,
      type: 'eip1559',
      chainId,
      maxFeePerGas: maxFeePerGas ?? 0n,
      maxPriorityFeePerGas: maxPriorityFeePerGas ?? 0n,
      ...(accessList && {accessList}),
    });
  }
  const price = gasPrice ?? known.baseFee;
  return accessList
    ? serializeTransaction({...common, type: 'eip2930', chainId, gasPrice: price, accessList})
    : serializeTransaction({...common, type: 'legacy', gasPrice: price});
}
