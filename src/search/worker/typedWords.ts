import {MAX_QUERY_LENGTH} from '../maxQueryLength';
import {trimPunctuation} from './words';

/** The maximum number of words. More words cost time without improving a query. */
const MAX_WORDS = 12;

export interface TypedWord {
  /** In lower case. */
  readonly word: string;
  /** As typed. Capitals show where the parts of a name begin. */
  readonly typed: string;
  /** Whether it is the last word, which can be incomplete. */
  readonly isLast: boolean;
}

/**
 * The words of a query in lower case, split at white space and hyphens, without surrounding punctuation.
 * Each Chinese character is a word.
 */
export function typedWords(query: string): readonly TypedWord[] {
  const words = query
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[\s-]+/)
    .flatMap((word) => word.split(/(\p{Unified_Ideograph})/u))
    .map(trimPunctuation)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  const last = words.length - 1;
  const typed = words.map((word, place) => ({
    word: word.toLowerCase(),
    typed: word,
    isLast: place === last,
  }));
  // A repeated word counts at its last position.
  return typed.filter(
    ({word}, place) => !typed.slice(place + 1).some((later) => later.word === word),
  );
}
