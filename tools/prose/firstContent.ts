import type {Root} from 'mdast';
import type {Position} from 'unist';
import {isIgnorable} from './mdxElement';

/** The place of findings about a whole page: its first content, where an exception can stand before it. */
export function firstContent(tree: Root): Position | undefined {
  return tree.children.find((node) => !isIgnorable(node))?.position;
}
