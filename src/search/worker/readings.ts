import {wordsOfCode} from './nameParts';
import type {TypedWord} from './typedWords';

/** How far from the word itself an answer may be. Each allows what those before it allow. */
export const Closeness = {Word: 0, Beginning: 1, NamePart: 2, Mistyped: 3} as const;

/** One of the degrees of closeness. */
export type Closeness = (typeof Closeness)[keyof typeof Closeness];

/** A way to understand a query: every one of these words must be in a document. */
export interface Reading {
  readonly words: readonly TypedWord[];
  readonly closeness: Closeness;
  /** Whether it is tried only when nothing else was found. */
  readonly isLastResort: boolean;
}

/** The words without one of them, in turn from the last. Of one or two words none is omitted. */
function omittingOne(words: readonly TypedWord[]): readonly (readonly TypedWord[])[] {
  return words.length > 2
    ? words.map((omitted) => words.filter((word) => word !== omitted)).reverse()
    : [];
}

/** The words, with names taken apart. */
function apart(words: readonly TypedWord[]): readonly TypedWord[] {
  return words.flatMap((word) => {
    const parts = wordsOfCode(word.typed);
    return parts.map((part, place) => ({
      word: part,
      typed: part,
      isLast: word.isLast && place === parts.length - 1,
    }));
  });
}

/**
 * The ways to understand what was typed, from the strictest on.
 *
 * @param isStopWord which words are not in the index.
 */
export function readingsOf(
  typed: readonly TypedWord[],
  isStopWord: (word: string) => boolean,
): readonly Reading[] {
  const telling = (words: readonly TypedWord[]) => words.filter(({word}) => !isStopWord(word));
  const last = typed.at(-1);
  const words = telling(typed).length > 0 ? telling(typed) : typed;
  // A last word like "to" may be the beginning of "token".
  const begun = last && !words.includes(last) ? [[...words, last]] : [];
  const first = {closeness: Closeness.NamePart, isLastResort: false};
  const mistyped = {closeness: Closeness.Mistyped, isLastResort: true};
  return [
    {words, ...first},
    ...begun.map((some) => ({words: some, ...first})),
    ...omittingOne(words).map((some) => ({words: some, ...first})),
    {words: telling(apart(words)), closeness: Closeness.NamePart, isLastResort: true},
    {words, ...mistyped},
    ...omittingOne(words).map((some) => ({words: some, ...mistyped})),
  ].filter(({words: wanted}) => wanted.length > 0);
}
