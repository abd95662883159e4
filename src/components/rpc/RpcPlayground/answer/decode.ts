import type {JsonSchema, RpcUnit} from '@site/data/rpc/schema';
import {printableText, SMALL_WEI, utcText} from '../../../facts/decodedText';
import {formatEth} from '../../../facts/FeeCalculator/feeRows';
import {formatGwei} from '../../../facts/LiveStatus/statusText';

const count = new Intl.NumberFormat('en-US');

function withUnit(value: bigint, unit: RpcUnit | undefined): string {
  switch (unit) {
    case 'wei':
      return value < SMALL_WEI ? `${count.format(value)} wei` : formatEth(value);
    case 'wei per gas':
      return value < SMALL_WEI
        ? `${count.format(value)} wei per gas`
        : `${formatGwei(value)} gwei per gas`;
    case 'unix seconds':
      return utcText(value) ?? count.format(value);
    case undefined:
      return count.format(value);
    default:
      return `${count.format(value)} ${unit}`;
  }
}

/** The maximum number of bytes that are tried as text. */
const LONGEST_TEXT = 1_000;

export function formatBytes(size: number): string {
  return `${count.format(size)} ${size === 1 ? 'byte' : 'bytes'}`;
}

function decodeData(hex: string): string {
  const size = formatBytes((hex.length - 2) / 2);
  const text = hex.length <= 2 * LONGEST_TEXT ? printableText(hex) : undefined;
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
      return /^0x(?:[0-9a-f]{2})+$/i.test(value) ? printableText(value) : undefined;
    default:
      return undefined;
  }
}
