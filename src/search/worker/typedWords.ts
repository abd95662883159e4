import {LONGEST_QUERY} from '../longestQuery';
import {trimPunctuation} from './words';

/** More words make no query better, and every one costs time. */
const MOST_WORDS = 12;

/** A word that a reader typed. */
export interface TypedWord {
  /** In lower case. */
  readonly word: string;
  /** In the case in which it was typed: that of a name says where its parts begin. */
  readonly typed: string;
  /** Whether it is the last one, which may be no whole word yet. */
  readonly isLast: boolean;
}

/** The words of a query: between white space and hyphens, in lower case, without punctuation around them; Chinese by character. */
export function typedWords(query: string): readonly TypedWord[] {
  const words = query
    .slice(0, LONGEST_QUERY)
    .split(/[\s-]+/)
    .flatMap((word) => word.split(/(\p{Unified_Ideograph})/u))
    .map(trimPunctuation)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const last = words.length - 1;
  const typed = words.map((word, place) => ({
    word: word.toLowerCase(),
    typed: word,
    isLast: place === last,
  }));
  // A word that is typed twice counts where it stands last.
  return typed.filter(
    ({word}, place) => !typed.slice(place + 1).some((later) => later.word === word),
  );
}
