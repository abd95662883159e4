import type {Root} from 'mdast';
import retextRepeatedWords from 'retext-repeated-words';
import {lintRule} from 'unified-lint-rule';
import {passagesOf} from '../passages';

/** Words written twice, as retext finds them. */
export const repeatedWords = lintRule<Root, undefined>('prose:repeated-words', (tree, file) => {
  for (const {nlcst} of passagesOf(tree, file)) {
    retextRepeatedWords()(nlcst, file);
  }
});
