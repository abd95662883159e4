import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {passagesOf} from '../passages';

const MOST = 2;
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATE = new RegExp(
  `\\b(?:${MONTH} \\d{1,2}(?:, \\d{4})?|${MONTH} \\d{4}|\\d{4}-\\d\\d-\\d\\d)\\b`,
  'g',
);

/** Paragraphs with more than two dates: `checked` dates the page. */
export const inlineDates = lintRule<Root, undefined>('prose:inline-dates', (tree, file) => {
  for (const {node, sentences} of passagesOf(tree, file)) {
    const dates = sentences.flatMap(({text}) => text.match(DATE) ?? []);
    if (dates.length > MOST) {
      file.message(
        `${dates.map((date) => `"${date}"`).join(', ')} in one paragraph: keep dates of changes, ${MOST} at most; \`checked\` dates the page`,
        {place: node.position},
      );
    }
  }
});
