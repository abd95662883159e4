import {wordsOfCode} from './nameParts';
import type {TypedWord} from './typedWords';

/** The distance allowed between a typed word and a match. Each value includes the values below it. */
export const Closeness = {Word: 0, Beginning: 1, NamePart: 2, Mistyped: 3} as const;

export type Closeness = (typeof Closeness)[keyof typeof Closeness];

/** One interpretation of a query. A document must contain all of its words. */
export interface Reading {
  readonly words: readonly TypedWord[];
  readonly closeness: Closeness;
  /** Whether it is tried only if the readings before it found nothing. */
  readonly isLastResort: boolean;
}

/** The words without one of them, starting with the last. Nothing is omitted from one or two words. */
function omittingOne(words: readonly TypedWord[]): readonly (readonly TypedWord[])[] {
  return words.length > 2
    ? words.map((omitted) => words.filter((word) => word !== omitted)).reverse()
    : [];
}

function splitNames(words: readonly TypedWord[]): readonly TypedWord[] {
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
 * The interpretations of a query, strictest first.
 *
 * @param isStopWord whether the index lacks a word.
 */
export function readingsOf(
  typed: readonly TypedWord[],
  isStopWord: (word: string) => boolean,
): readonly Reading[] {
  const withoutStopWords = (words: readonly TypedWord[]) =>
    words.filter(({word}) => !isStopWord(word));
  const last = typed.at(-1);
  const words = withoutStopWords(typed).length > 0 ? withoutStopWords(typed) : typed;
  // A last word like "to" can be the beginning of "token".
  const withLastWord = last && !words.includes(last) ? [[...words, last]] : [];
  const first = {closeness: Closeness.NamePart, isLastResort: false};
  const mistyped = {closeness: Closeness.Mistyped, isLastResort: true};
  return [
    {words, ...first},
    ...withLastWord.map((some) => ({words: some, ...first})),
    ...omittingOne(words).map((some) => ({words: some, ...first})),
    {words: withoutStopWords(splitNames(words)), closeness: Closeness.NamePart, isLastResort: true},
    {words, ...mistyped},
    ...omittingOne(words).map((some) => ({words: some, ...mistyped})),
  ].filter(({words: wanted}) => wanted.length > 0);
}
