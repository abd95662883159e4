import type {Nodes, Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {EXIT, visit} from 'unist-util-visit';
import {firstContent} from '../firstContent';
import {isHowTo} from '../kinds';
import {isElement} from '../mdxElement';
import {proseWords} from '../proseWords';

const MOST = 150;

const isAction = (node: Nodes) =>
  (node.type === 'code' && node.lang !== 'mermaid') ||
  (node.type === 'list' && node.ordered === true) ||
  isElement(node, 'Steps');

function firstAction(tree: Root): Nodes | undefined {
  let found: Nodes | undefined;
  visit(tree, (node) => {
    if (isAction(node)) {
      found = node;
      return EXIT;
    }
    return undefined;
  });
  return found;
}

/** How-to pages whose first numbered step or code block comes after more than 150 words. */
export const lateAction = lintRule<Root, undefined>('prose:late-action', (tree, file) => {
  if (!isHowTo(file.path)) {
    return;
  }
  const action = firstAction(tree);
  const words = proseWords(tree, file, action?.position?.start.offset);
  if (words > MOST) {
    file.message(
      action === undefined
        ? `no numbered step or code block in ${words} words: start with the first action`
        : `the first action comes after ${words} words, in line ${action.position?.start.line}: move what is before it behind it, ${MOST} at most`,
      {place: firstContent(tree)},
    );
  }
});
