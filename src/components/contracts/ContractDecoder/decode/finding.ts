import type {DecoderMember} from '@site/src/contracts/decoderData';
import type {ValueReading} from './decodeValues';

/** A matching member with its decoded values. Without values if the input was a name or a selector only. */
export interface Match extends Partial<ValueReading> {
  /** An input, its findings, and a summary sentence. */
  readonly members: readonly [DecoderMember, ...DecoderMember[]];
}

/** The result for one item of the input. Texts can contain code in backticks, and links. */
export interface Finding {
  readonly title: string;
  /** The key of the lookup: a selector, a topic or a name. */
  readonly subject: string;
  readonly matches: readonly Match[];
  /** A hint for choosing between several matches. */
  readonly choice?: string;
  readonly notes: readonly string[];
}

/** The hint for several members that match the same bytes. */
export const CONTEXT_HINT = 'The context of the data shows which one it is.';

/** What to do about a selector or a topic that the decoder doesn’t know. The section of the page says how. */
export const HOW_TO_GO_ON =
  'To decode it, [get the contract’s ABI or look up the signature](/api/decoder#unknown).';

/**
 * Groups members that differ only in their descriptions into matches.
 *
 * @param read decodes the values. It runs once for each match, because its members have the same
 * parameters.
 */
export function matchesOf(
  members: readonly DecoderMember[],
  read?: (member: DecoderMember) => ValueReading,
): readonly Match[] {
  const groups = new Map<string, [DecoderMember, ...DecoderMember[]]>();
  for (const member of members) {
    const kind = member.kind === 'event' || member.kind === 'error' ? member.kind : 'function';
    const indexed = member.inputs.map((slot) => slot.indexed === true).join();
    const key = `${kind} ${member.signature} ${indexed}`;
    const same = groups.get(key);
    if (same === undefined) {
      groups.set(key, [member]);
    } else {
      same.push(member);
    }
  }
  return [...groups.values()].map((same) => ({members: same, ...read?.(same[0])}));
}
