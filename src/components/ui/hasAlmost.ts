import {editDistance} from '@site/src/search/editDistance';

/** In shorter words, one other letter makes another word. */
const SHORTEST_MISTYPED = 5;

/**
 * Whether a text has a word that differs by one letter at most. A word that is still being typed is compared with the
 * beginnings of the text's words.
 *
 * @param text in lower case, as the word.
 */
export const hasAlmost = (text: string, word: string): boolean =>
  text.includes(word) ||
  (word.length >= SHORTEST_MISTYPED &&
    /^[\p{L}_]+$/u.test(word) &&
    text
      .split(/[^\p{L}_]+/u)
      .flatMap((name) => [name, ...name.split('_')])
      .some((other) => editDistance(word, other, {isBeginning: true}) <= 1));
