import type {DecoderMember} from '@site/src/contracts/decoderData';
import type {ValueReading} from './decodeValues';

/** A member that fits, with what was read of its values: none when the reader named it, or gave its selector alone. */
export interface Match extends Partial<ValueReading> {
  /** The same member as one or several contracts describe it, in different words; those that run come first. */
  readonly members: readonly [DecoderMember, ...DecoderMember[]];
}

/** What was found out about one piece of input. Texts have code in backticks, and links. */
export interface Finding {
  readonly title: string;
  /** What it was looked up by: a selector, a topic, a name. */
  readonly subject: string;
  readonly matches: readonly Match[];
  /** What decides when several fit. */
  readonly choice?: string;
  readonly notes: readonly string[];
}

/** What decides between members that fit the same bytes. */
export const AROUND = 'What stands around the data decides which it is.';

/**
 * A match for each member, those together that are the same apart from their words.
 *
 * @param read reads the values. The members of a match have the same, so it is asked once for each match.
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
