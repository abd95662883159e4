import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {passagesOf} from '../passages';
import {CODE} from '../sentence';
import {wordsOf} from '../words';

const MOST = 30;

/** The first words of a sentence, as a reader finds them on the page. */
const opening = (words: readonly string[]) =>
  words
    .slice(0, 6)
    .join(' ')
    .replace(new RegExp(`${CODE}+`, 'g'), '…');

/** Sentences of more than 30 words. */
export const sentenceLength = lintRule<Root, undefined>('prose:sentence-length', (tree, file) => {
  for (const {sentences} of passagesOf(tree, file)) {
    for (const {text, position} of sentences) {
      const words = wordsOf(text);
      if (words.length > MOST) {
        file.message(
          `"${opening(words)} …" has ${words.length} words: split it, ${MOST} at most, 20 is better`,
          {place: position},
        );
      }
    }
  }
});
