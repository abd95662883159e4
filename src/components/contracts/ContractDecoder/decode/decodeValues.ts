import {encodeAbiParameters} from 'viem/utils';
import type {DecoderSlot} from '@site/src/contracts/decoderData';
import {byteText} from './byteText';
import {type DecodedValues, readValues, type ReadValues} from './readValues';

/** A type without names, so that viem encodes structs from arrays. */
interface UnnamedSlot {
  readonly type: string;
  readonly components?: readonly UnnamedSlot[];
}

/** The decoded values, with remarks about their encoding. */
export interface ValueReading extends ReadValues {
  readonly note?: string;
}

const withoutNames = ({type, components}: DecoderSlot): UnnamedSlot => ({
  type,
  ...(components !== undefined && {components: components.map(withoutNames)}),
});

const write = (slots: readonly DecoderSlot[], values: DecodedValues) =>
  encodeAbiParameters(slots.map(withoutNames) as never, values as never).slice(2);

/** Describes how the bytes differ from the standard encoding of the values. Undefined if they are equal. */
function encodingNote(
  slots: readonly DecoderSlot[],
  values: DecodedValues,
  digits: string,
): string | undefined {
  let usual: string;
  try {
    usual = write(slots, values);
  } catch {
    return 'A value is larger than its type allows: a contract rejects this data.';
  }
  if (digits === usual) {
    return undefined;
  }
  if (digits.startsWith(usual)) {
    return `No argument uses the last ${byteText((digits.length - usual.length) / 2)}. Contracts ignore them; some apps mark their calls this way.`;
  }
  if (usual.startsWith(digits) && /^0*$/.test(usual.slice(digits.length))) {
    return 'The zeros that pad the last word are missing. Contracts still read it.';
  }
  return digits.length === usual.length
    ? 'Compilers encode these values differently, in unused parts of words or in order: the contract can read other values.'
    : `Compilers encode these values in ${byteText(usual.length / 2)}. This data has ${byteText(digits.length / 2)}: offsets overlap or leave gaps.`;
}

/**
 * Decodes the arguments of a call, of an error, or in the data of a log.
 *
 * @param digits the bytes after the selector, without `0x`.
 */
export function decodeValues(slots: readonly DecoderSlot[], digits: string): ValueReading {
  const read = readValues(slots, digits);
  const note = read.failure === undefined ? encodingNote(slots, read.values, digits) : undefined;
  return {...read, ...(note !== undefined && {note})};
}
