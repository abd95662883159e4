import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {isHowTo} from '../kinds';
import {firstContent} from '../firstContent';
import {proseWords} from '../proseWords';

const MOST = 1200;

/** How-to pages of more than 1,200 words. `proseWords` says what counts. */
export const howToLength = lintRule<Root, undefined>('prose:how-to-length', (tree, file) => {
  const words = isHowTo(file.path) ? proseWords(tree, file) : 0;
  if (words > MOST) {
    file.message(
      `the page has ${words} words of prose: split it, or move what is not on the main path, ${MOST} at most`,
      {place: firstContent(tree)},
    );
  }
});
