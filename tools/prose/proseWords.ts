import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {passagesOf} from './passages';
import {CODE} from './sentence';
import {wordsOf} from './words';

/**
 * The words of prose on a page, or those before an offset: headings, paragraphs, items of lists and cells of tables.
 * Code, front matter, numbers alone and what components generate do not count.
 */
export function proseWords(tree: Root, file: VFile, before = Infinity): number {
  return passagesOf(tree, file)
    .filter(({node}) => node.type !== 'yaml' && (node.position?.start.offset ?? 0) < before)
    .flatMap(({sentences}) => sentences.flatMap(({text}) => wordsOf(text)))
    .filter((word) => /\p{L}/u.test(word) || word.includes(CODE)).length;
}
