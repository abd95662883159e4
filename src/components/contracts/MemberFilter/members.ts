import {hasAlmost} from '../../ui/hasAlmost';

/** What a reader wants to see. */
export interface Wanted {
  readonly query: string;
  readonly hidesInherited: boolean;
}

/** A member on a page: its names, selectors and topics. */
export interface ShownMember {
  readonly names: readonly string[];
  readonly isInherited: boolean;
}

/**
 * Whether a member has every word of the query. Parameters in brackets are ignored.
 * @param isForgiving whether each longer word can have one wrong letter.
 */
export function isWanted(
  {names, isInherited}: ShownMember,
  {query, hidesInherited}: Wanted,
  isForgiving = false,
): boolean {
  const words = query.toLowerCase().replace(/\(.*/, '').trim().split(/\s+/);
  const text = names.join(' ').toLowerCase();
  return (
    !(hidesInherited && isInherited) &&
    words.every((word) => (isForgiving ? hasAlmost(text, word) : text.includes(word)))
  );
}
