import type {Root} from 'mdast';
import retextIndefiniteArticle from 'retext-indefinite-article';
import {lintRule} from 'unified-lint-rule';
import {passagesOf} from '../passages';

/** "a" before a vowel and "an" before a consonant, as retext finds them. */
export const indefiniteArticle = lintRule<Root, undefined>(
  'prose:indefinite-article',
  (tree, file) => {
    for (const {nlcst} of passagesOf(tree, file)) {
      retextIndefiniteArticle()(nlcst, file);
    }
  },
);
