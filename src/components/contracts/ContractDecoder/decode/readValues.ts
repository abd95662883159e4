import {hexToBytes} from 'viem/utils';
import type {DecoderSlot} from '@site/src/contracts/decoderData';

/**
 * A value: numbers as such, bytes and addresses as hexadecimal in small letters, structs and lists as lists.
 * A part of a struct that cannot be read is undefined; a list ends in front of an entry that cannot. What has nothing
 * that can be read is no value.
 */
export type DecodedValue = string | bigint | boolean | DecodedValues;
export type DecodedValues = readonly (DecodedValue | undefined)[];

type Slot = Pick<DecoderSlot, 'name' | 'type' | 'components'>;

/** Why a value cannot be read, as a sentence about it. */
class Unreadable extends Error {}

const OUTSIDE = 'ends outside of the data: it was cut, or an offset or a length in it is wrong.';

const WORD = 32;

/** Less is never too much, however often it is read. */
const SMALL = 100_000;

/** The bytes that are read, how many more may be, and why something could not be. */
interface Source {
  readonly digits: string;
  readonly size: number;
  left: number;
  failure?: string;
}

/** The brackets at the end of the type of a list, and the type of what it holds. */
export const LIST = /^(.*)\[(\d*)\]$/;

/** The type of what a list holds, and how many; empty when the data says it. None for what is no list. */
function listOf(slot: Slot): {readonly item: Slot; readonly length: string} | undefined {
  const [, type, length] = LIST.exec(slot.type) ?? [];
  return type === undefined || length === undefined ? undefined : {item: {...slot, type}, length};
}

/** Whether a value stands behind the others, and only its offset among them. */
function isDynamic(slot: Slot): boolean {
  const list = listOf(slot);
  return list === undefined
    ? (slot.components?.some(isDynamic) ?? /^(?:bytes|string)$/.test(slot.type))
    : list.length === '' || isDynamic(list.item);
}

/** How many bytes a value, or its offset, takes among the others. */
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
 * Some bytes. Offsets can point at the same bytes again and again, so that a megabyte unfolds to gigabytes: what is read
 * in all has a limit, which no data that a compiler wrote comes near.
 */
function bytesAt(source: Source, at: number, size: number): string {
  if (at + size > source.size) {
    throw new Unreadable(OUTSIDE);
  }
  source.left -= Math.max(size, WORD);
  if (source.left < 0) {
    throw new Unreadable(
      'is built of parts that point at the same bytes again and again: no contract writes such data.',
    );
  }
  return source.digits.slice(2 * at, 2 * (at + size));
}

const numberAt = (source: Source, at: number) =>
  // What is too large to be exact lies outside in any case.
  Number(`0x${bytesAt(source, at, WORD)}`);

function readWord(source: Source, type: string, at: number): DecodedValue {
  const word = bytesAt(source, at, WORD);
  if (type === 'bool') {
    if (!/^0{63}[01]$/.test(word)) {
      throw new Unreadable('is a bool and has a value that is neither 0 nor 1.');
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

/** Reads values that stand one behind the other, as those of a struct. */
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
    throw new Unreadable(OUTSIDE);
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
    throw new Unreadable(OUTSIDE);
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
      throw new Unreadable(OUTSIDE);
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

/** The value of a slot, which stands there itself, or whose offset from the start does; undefined when it cannot be read. */
function readAt(source: Source, slot: Slot, start: number, at: number): DecodedValue | undefined {
  try {
    return readValue(source, slot, isDynamic(slot) ? start + numberAt(source, at) : at);
  } catch (error) {
    source.failure ??= `${slot.name} ${(error as Error).message}`;
    return undefined;
  }
}

/** Values in the order of their slots, and why the first one could not be read that could not. */
export interface ReadValues {
  readonly values: DecodedValues;
  readonly failure?: string;
}

/**
 * Reads values as the ABI of Solidity lays them out. It never throws: what cannot be read takes nothing from the others.
 *
 * @param digits the bytes, without `0x`.
 */
export function readValues(slots: readonly DecoderSlot[], digits: string): ReadValues {
  const size = digits.length / 2;
  const source: Source = {digits, size, left: Math.max(2 * size, SMALL)};
  const values = readRow(source, slots, 0);
  return {values, ...(source.failure !== undefined && {failure: source.failure})};
}
