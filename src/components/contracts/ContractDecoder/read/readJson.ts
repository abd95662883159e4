import {isBytes, isHex} from './hex';
import type {DataItem, Item, LogItem} from './reading';

/** The maximum nesting. Receipts, traces and responses have less. */
const DEEPEST = 40;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const addressIn = (value: unknown) => (isBytes(value, 20) ? value.toLowerCase() : undefined);

function logOf({topics, data: given, address}: Fields): LogItem | undefined {
  if (!Array.isArray(topics)) {
    return undefined;
  }
  // Some explorers add null topics.
  const words = topics.filter((topic: unknown) => topic !== null && topic !== undefined);
  const data = given ?? '0x';
  const emitter = addressIn(isObject(address) ? address.hash : address);
  return words.length > 0 && words.every((topic) => isBytes(topic, 32)) && isHex(data)
    ? {
        kind: 'log',
        topics: words.map((topic) => topic.toLowerCase()),
        data: data.toLowerCase(),
        ...(emitter !== undefined && {address: emitter}),
      }
    : undefined;
}

function dataOf(hex: unknown, as?: DataItem['as'], to?: unknown): readonly DataItem[] {
  const called = addressIn(isObject(to) ? to.hash : to);
  return isHex(hex)
    ? [
        {
          kind: 'data',
          hex: hex.toLowerCase(),
          ...(as !== undefined && {as}),
          ...(called !== undefined && {to: called}),
        },
      ]
    : [];
}

/** Fields in which responses, lists and requests contain their subject. */
const WRAPPERS = ['result', 'transaction', 'receipt', 'params', 'items', 'logs', 'calls'] as const;

/** Fields in which nodes, wallets and libraries put the return data of a call. */
const FAILURES = ['error', 'originalError', 'cause', 'info', 'data'] as const;

function fromObject(fields: Fields, depth: number): readonly Item[] {
  const log = logOf(fields);
  if (log !== undefined) {
    return [log];
  }
  const {input, data, to, output, revertReason, raw_input: raw, code, message} = fields;
  const isError = code !== undefined || message !== undefined;
  const isFailed = typeof fields.error === 'string';
  const called = [input, raw, isError ? undefined : data].find((hex) => isHex(hex) && hex !== '0x');
  return [
    ...dataOf(called, 'call', to),
    ...(isFailed ? dataOf(output, 'revert') : []),
    ...dataOf(revertReason, 'revert'),
    ...(isError ? dataOf(data, 'revert') : []),
    ...FAILURES.flatMap((name) =>
      isObject(fields[name]) ? fromObject(fields[name], depth + 1).map(asRevert) : [],
    ),
    ...WRAPPERS.flatMap((name) => itemsIn(fields[name], depth + 1)),
  ];
}

/** Data in an error without more context is return data. */
const asRevert = (item: Item): Item =>
  item.kind === 'data' && item.to === undefined ? {...item, as: 'revert'} : item;

/**
 * Finds everything in a JSON value that can be decoded: logs, receipts, transactions, calls, traces,
 * errors, and responses and lists of them. A hexadecimal string is data. A list of them that starts with a
 * topic is a log.
 */
export function itemsIn(value: unknown, depth = 0): readonly Item[] {
  if (depth > DEEPEST) {
    return [];
  }
  if (typeof value === 'string') {
    return dataOf(value.trim());
  }
  if (Array.isArray(value)) {
    return value.length > 1 && value.every(isHex) && isBytes(value[0], 32)
      ? [{kind: 'words', words: value.map((word: string) => word.toLowerCase())}]
      : value.flatMap((each) => itemsIn(each, depth + 1));
  }
  return isObject(value) ? fromObject(value, depth) : [];
}
