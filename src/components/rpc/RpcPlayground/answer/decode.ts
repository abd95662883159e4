import type {JsonSchema, RpcUnit} from '@site/data/rpc/schema';
import {formatEth} from '../../../facts/FeeCalculator/feeRows';
import {formatGwei} from '../../../facts/LiveStatus/statusText';

const count = new Intl.NumberFormat('en-US');

/**
 * Smaller amounts are shown in wei: 7 wei is easier to read than 0.000000007 gwei, but 0.5 gwei is easier to
 * read than 500,000,000 wei.
 */
const SMALL_WEI = 1_000_000n;

/** Seconds since 1970 as a date. Undefined beyond the range of dates. */
function formatTime(seconds: bigint): string | undefined {
  // The last second of the year 9999.
  return seconds <= 253_402_300_799n
    ? `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : undefined;
}

function withUnit(value: bigint, unit: RpcUnit | undefined): string {
  switch (unit) {
    case 'wei':
      return value < SMALL_WEI ? `${count.format(value)} wei` : formatEth(value);
    case 'wei per gas':
      return value < SMALL_WEI
        ? `${count.format(value)} wei per gas`
        : `${formatGwei(value)} gwei per gas`;
    case 'unix seconds':
      return formatTime(value) ?? count.format(value);
    case undefined:
      return count.format(value);
    default:
      return `${count.format(value)} ${unit}`;
  }
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.slice(2).match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** Decodes bytes as UTF-8. Undefined if the result is not printable text. */
function readableText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    return text.length >= 3 && /^[\p{L}\p{N}\p{P}\p{S}\p{Z}\n\t]+$/u.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The maximum number of bytes that are tried as text. */
const LONGEST_TEXT = 1_000;

export function formatBytes(size: number): string {
  return `${count.format(size)} ${size === 1 ? 'byte' : 'bytes'}`;
}

function decodeData(hex: string): string {
  const size = formatBytes((hex.length - 2) / 2);
  const text = hex.length <= 2 * LONGEST_TEXT ? readableText(bytesOf(hex)) : undefined;
  return text === undefined ? size : `${size}, “${text}”`;
}

/**
 * The meaning of a value according to its schema. Undefined if the value needs no explanation or the schema
 * has none.
 */
export function decode(schema: JsonSchema | undefined, value: unknown): string | undefined {
  if (schema === undefined) {
    return undefined;
  }
  const {'x-unit': unit, 'x-hex': hex} = schema;
  if (typeof value === 'number' && unit !== undefined && Number.isInteger(value)) {
    return withUnit(BigInt(value), unit);
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  switch (hex) {
    case 'quantity':
      return /^0x[0-9a-f]{1,64}$/i.test(value) ? withUnit(BigInt(value), unit) : undefined;
    case 'data':
      return /^0x(?:[0-9a-f]{2})*$/i.test(value) ? decodeData(value) : undefined;
    case 'utf8':
      return /^0x(?:[0-9a-f]{2})+$/i.test(value) ? readableText(bytesOf(value)) : undefined;
    default:
      return undefined;
  }
}
