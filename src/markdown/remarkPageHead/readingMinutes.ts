import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

const WORDS_PER_MINUTE = 200;

/** Names in code count. Blocks of code don't: readers skim them. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu;

/** The time to read the prose of a page. */
export function readingMinutes(tree: Root): number {
  let words = 0;
  visit(tree, ['text', 'inlineCode'], (node) => {
    words += ('value' in node ? node.value.match(WORD) : null)?.length ?? 0;
  });
  return Math.round(words / WORDS_PER_MINUTE);
}
