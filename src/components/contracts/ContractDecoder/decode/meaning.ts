import {panicCodes} from '@site/data/panicCodes';
import type {DecoderSlot, ValueKind} from '@site/src/contracts/decoderData';
import {printableText, SMALL_WEI, utcText} from '../../../facts/decodedText';
import {formatEth} from '../../../facts/FeeCalculator/feeRows';
import {type CatalogIndex, addressLabel} from './catalogIndex';
import type {DecodedValue} from './readValues';

const count = new Intl.NumberFormat('en-US', {maximumFractionDigits: 9});

const LARGEST = 2n ** 256n - 1n;

const UNITS = [
  ['day', 86_400n],
  ['hour', 3600n],
  ['minute', 60n],
  ['second', 1n],
] as const;

/** A duration: `2 days`, `1 hour 30 minutes`. */
function durationText(seconds: bigint): string | undefined {
  const parts = UNITS.flatMap(([name, size], index) => {
    const [, whole] = UNITS[index - 1] ?? [];
    const amount = (whole === undefined ? seconds : seconds % whole) / size;
    return amount === 0n ? [] : [`${count.format(amount)} ${name}${amount === 1n ? '' : 's'}`];
  });
  return seconds < 60n ? undefined : parts.join(' ');
}

function numberText(value: bigint, as: ValueKind | undefined, index: CatalogIndex) {
  if (value === LARGEST) {
    return as === undefined
      ? 'the largest number: an approval of it has no limit'
      : 'the largest number: no end or limit';
  }
  switch (as) {
    case 'wei':
      return value < SMALL_WEI ? undefined : formatEth(value);
    case 'gwei':
      return formatEth(value * 1_000_000_000n);
    case 'time':
      return value === 0n ? undefined : utcText(value);
    case 'seconds':
      return durationText(value);
    case 'chain':
      return index.chains[String(value)];
    case 'panic':
      return panicCodes[value.toString(16)] ?? 'a code that Solidity doesn’t document';
    default: {
      if (as?.startsWith('enum:')) {
        const name = as.slice('enum:'.length);
        return index.enums[name]?.[Number(value)] ?? `not a value of ${name}`;
      }
      return undefined;
    }
  }
}

/** Escapes invisible and bidirectional characters, so that a text cannot imitate another. */
export const escapeInvisible = (text: string) =>
  text.replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

/** Decodes bytes as UTF-8, with escapes for line breaks. Undefined if the result is not printable text. */
export function quotedText(hex: string): string | undefined {
  const text = printableText(hex);
  return text === undefined ? undefined : escapeInvisible(text);
}

export interface Meaning {
  readonly meaning?: string;
  /** Text from the data. It is shown literally, without interpreting backticks or links. */
  readonly quote?: string;
}

/** The revert message of OpenZeppelin's access control, version 4, if the caller lacks a role. */
const MISSING_ROLE = /^AccessControl: account (0x[0-9a-f]{40}) is missing role (0x[0-9a-f]{64})$/i;

function reasonText(text: string, index: CatalogIndex): string | undefined {
  const [, account = '', role = ''] = MISSING_ROLE.exec(text) ?? [];
  const name = index.roles[role.toLowerCase()];
  return name === undefined
    ? undefined
    : `${addressLabel(index, account) ?? 'the caller'} lacks \`${name}\``;
}

/** The text whose hash is known: the name of a role, or the signature of a member. */
function hashText(word: string, as: ValueKind | undefined, index: CatalogIndex) {
  const role = index.roles[word];
  // The default admin role has the hash zero. A zero word counts as that role only in a role's slot.
  const known =
    role !== undefined && (as === 'role' || !/^0x0*$/.test(word))
      ? role
      : word.length === 10
        ? index.byHash.get(word)?.[0]?.signature
        : undefined;
  return known === undefined ? undefined : `\`${known}\``;
}

function explanation(
  {type, as}: Pick<DecoderSlot, 'type' | 'as'>,
  value: DecodedValue,
  index: CatalogIndex,
): string | undefined {
  if (typeof value === 'bigint') {
    return numberText(value, as, index);
  }
  if (typeof value !== 'string') {
    return undefined;
  }
  return type === 'address'
    ? addressLabel(index, value)
    : type === 'string'
      ? as === 'reason'
        ? reasonText(value, index)
        : undefined
      : hashText(value, as, index);
}

export function meaningOf(
  slot: Pick<DecoderSlot, 'type' | 'as'>,
  value: DecodedValue,
  index: CatalogIndex,
): Meaning {
  const meaning = explanation(slot, value, index);
  if (meaning !== undefined) {
    return {meaning};
  }
  const quote = /^bytes\d/.test(slot.type)
    ? quotedText(String(value).replace(/(?:00)+$/, ''))
    : undefined;
  return quote === undefined ? {} : {quote};
}

/** The names of contracts in a sentence: the first three, then the number of others. */
export function ownersText(owners: readonly string[]): string {
  const shown = owners.slice(0, 3);
  const more = owners.length - shown.length;
  return more > 0
    ? `${shown.join(', ')} and ${more} more`
    : shown.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
