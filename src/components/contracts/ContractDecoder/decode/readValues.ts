import {hexToBytes} from 'viem/utils';
import type {DecoderSlot} from '@site/src/contracts/decoderData';

/**
 * A decoded value. Numbers are bigints, bytes and addresses are lowercase hexadecimal, structs and lists
 * are arrays. An unreadable field of a struct is undefined. A list ends before its first unreadable entry.
 * A value without any readable part is unreadable.
 */
export type DecodedValue = string | bigint | boolean | DecodedValues;
export type DecodedValues = readonly (DecodedValue | undefined)[];

type Slot = Pick<DecoderSlot, 'name' | 'type' | 'components'>;

/** The reason why a value is unreadable. The message follows the name of the value. */
class Unreadable extends Error {}

const OUT_OF_BOUNDS = 'ends outside the data: it’s cut off, or an offset or a length is wrong.';

const WORD = 32;

/** The minimum read limit, in bytes. */
const MIN_READ_LIMIT = 100_000;

interface Source {
  readonly digits: string;
  readonly size: number;
  left: number;
  failure?: string;
}

/** Matches a list type: the type of its entries, and its length. */
export const LIST = /^(.*)\[(\d*)\]$/;

/** The entry type and length of a list type. The length is empty for a dynamic list. Undefined for other types. */
function listOf(slot: Slot): {readonly item: Slot; readonly length: string} | undefined {
  const [, type, length] = LIST.exec(slot.type) ?? [];
  return type === undefined || length === undefined ? undefined : {item: {...slot, type}, length};
}

/** Whether a value is dynamic: its head is an offset. */
function isDynamic(slot: Slot): boolean {
  const list = listOf(slot);
  return list === undefined
    ? (slot.components?.some(isDynamic) ?? /^(?:bytes|string)$/.test(slot.type))
    : list.length === '' || isDynamic(list.item);
}

/** The size of a value's head, in bytes. */
function widthOf(slot: Slot): number {
  if (isDynamic(slot)) {
    return WORD;
  }
  const list = listOf(slot);
  return list === undefined
    ? (slot.components?.reduce((sum, part) => sum + widthOf(part), 0) ?? WORD)
    : Number(list.length) * widthOf(list.item);
}

/**
 * Reads bytes. Offsets can refer to the same bytes repeatedly, so that one megabyte expands to gigabytes.
 * The limit on the total is far above any data that a compiler writes.
 */
function bytesAt(source: Source, at: number, size: number): string {
  if (at + size > source.size) {
    throw new Unreadable(OUT_OF_BOUNDS);
  }
  source.left -= Math.max(size, WORD);
  if (source.left < 0) {
    throw new Unreadable('refers to the same bytes again and again: no contract writes such data.');
  }
  return source.digits.slice(2 * at, 2 * (at + size));
}

const numberAt = (source: Source, at: number) =>
  // A number too large to be exact is outside the data anyway.
  Number(`0x${bytesAt(source, at, WORD)}`);

function readWord(source: Source, type: string, at: number): DecodedValue {
  const word = bytesAt(source, at, WORD);
  if (type === 'bool') {
    if (!/^0{63}[01]$/.test(word)) {
      throw new Unreadable('is a bool, but its value is neither 0 nor 1.');
    }
    return word.endsWith('1');
  }
  const number = BigInt(`0x${word}`);
  const [, size] = /^bytes(\d+)$/.exec(type) ?? [];
  return type.startsWith('uint')
    ? number
    : type.startsWith('int')
      ? BigInt.asIntN(256, number)
      : type === 'address'
        ? `0x${word.slice(-40)}`
        : `0x${word.slice(0, 2 * Number(size ?? WORD))}`;
}

function readRow(source: Source, slots: readonly Slot[], start: number): DecodedValues {
  let at = start;
  return slots.map((slot, place) => {
    const name = slot.name === '' ? `Argument ${place + 1}` : `\`${slot.name}\``;
    const value = readAt(source, {...slot, name}, start, at);
    at += widthOf(slot);
    return value;
  });
}

function readList(
  source: Source,
  {item, length}: {readonly item: Slot; readonly length: string},
  at: number,
): DecodedValues {
  const count = length === '' ? numberAt(source, at) : Number(length);
  if (count > source.size) {
    throw new Unreadable(OUT_OF_BOUNDS);
  }
  const start = length === '' ? at + WORD : at;
  const width = widthOf(item);
  const values: DecodedValue[] = [];
  while (values.length < count) {
    const value = readAt(source, item, start, start + values.length * width);
    if (value === undefined) {
      break;
    }
    values.push(value);
  }
  if (values.length === 0 && count > 0) {
    throw new Unreadable(OUT_OF_BOUNDS);
  }
  return values;
}

function readValue(source: Source, slot: Slot, at: number): DecodedValue {
  const list = listOf(slot);
  if (list !== undefined) {
    return readList(source, list, at);
  }
  if (slot.components !== undefined) {
    const parts = readRow(source, slot.components, at);
    if (parts.every((part) => part === undefined)) {
      throw new Unreadable(OUT_OF_BOUNDS);
    }
    return parts;
  }
  if (slot.type !== 'bytes' && slot.type !== 'string') {
    return readWord(source, slot.type, at);
  }
  const digits = bytesAt(source, at + WORD, numberAt(source, at));
  return slot.type === 'bytes'
    ? `0x${digits}`
    : new TextDecoder('utf-8', {ignoreBOM: true}).decode(hexToBytes(`0x${digits}`));
}

/** The value at a position, or at the offset stored there. Undefined if it is unreadable. */
function readAt(source: Source, slot: Slot, start: number, at: number): DecodedValue | undefined {
  try {
    return readValue(source, slot, isDynamic(slot) ? start + numberAt(source, at) : at);
  } catch (error) {
    source.failure ??= `${slot.name} ${(error as Error).message}`;
    return undefined;
  }
}

export interface ReadValues {
  readonly values: DecodedValues;
  readonly failure?: string;
}

/**
 * Decodes values in Solidity's ABI encoding. Never throws. An unreadable value does not affect the others.
 *
 * @param digits the bytes, without `0x`.
 */
export function readValues(slots: readonly DecoderSlot[], digits: string): ReadValues {
  const size = digits.length / 2;
  const source: Source = {digits, size, left: Math.max(2 * size, MIN_READ_LIMIT)};
  const values = readRow(source, slots, 0);
  return {values, ...(source.failure !== undefined && {failure: source.failure})};
}
