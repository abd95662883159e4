import {encodeAbiParameters} from 'viem/utils';
import type {DecoderSlot} from '@site/src/contracts/decoderData';
import {byteText} from './byteText';
import {type DecodedValues, readValues, type ReadValues} from './readValues';

/** A type without names: then viem takes each struct as a list. */
interface BareSlot {
  readonly type: string;
  readonly components?: readonly BareSlot[];
}

/** What was read of some values, and how they were written. */
export interface ValueReading extends ReadValues {
  /** What is odd about bytes that could be read. */
  readonly note?: string;
}

const bare = ({type, components}: DecoderSlot): BareSlot => ({
  type,
  ...(components !== undefined && {components: components.map(bare)}),
});

const write = (slots: readonly DecoderSlot[], values: DecodedValues) =>
  encodeAbiParameters(slots.map(bare) as never, values as never).slice(2);

/** How the bytes differ from those that the values make; undefined when they do not. */
function oddity(
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
 * Reads the arguments of a call, the values of an error or those in the data of a log.
 *
 * @param digits what stands behind the selector, without `0x`.
 */
export function decodeValues(slots: readonly DecoderSlot[], digits: string): ValueReading {
  const read = readValues(slots, digits);
  const note = read.failure === undefined ? oddity(slots, read.values, digits) : undefined;
  return {...read, ...(note !== undefined && {note})};
}
