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
    return 'A value is larger than its type allows: a contract refuses this data.';
  }
  if (digits === usual) {
    return undefined;
  }
  if (digits.startsWith(usual)) {
    return `${byteText((digits.length - usual.length) / 2)} follow that no argument uses. Contracts ignore them; some applications mark their calls so.`;
  }
  if (usual.startsWith(digits) && /^0*$/.test(usual.slice(digits.length))) {
    return 'The zeros that fill up the last word are missing. Contracts read it all the same.';
  }
  return digits.length === usual.length
    ? 'The bytes differ from how compilers write these values, in unused parts of words or in their order: the contract can read them differently.'
    : `Compilers write these values in ${byteText(usual.length / 2)}, and these are ${byteText(digits.length / 2)}: offsets overlap or leave gaps.`;
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
