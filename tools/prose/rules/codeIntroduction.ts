import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import {isElement, isIgnorable} from '../mdxElement';

/** A code block that a reader copies or reads. Diagrams are pictures. */
const isCode = (node: Nodes) => node.type === 'code' && node.lang !== 'mermaid';

const holdsCode = (node: Nodes): boolean =>
  isCode(node) || ('children' in node && node.children.some(holdsCode));

/** What stands for one block: a fence, or tabs with fences. */
const isBlock = (node: Nodes) => isCode(node) || (isElement(node, 'Tabs') && holdsCode(node));

/** A sentence, or a line with a colon at its end. */
const isSentence = (node: Nodes | undefined) =>
  node?.type === 'paragraph' && /\p{L}.*[.:?!][)*"”]*$/su.test(toString(node));

function before(parent: Parents, index: number): RootContent | undefined {
  return parent.children.slice(0, index).findLast((node) => !isIgnorable(node));
}

/** Code blocks without a sentence directly before them that says what to do. */
export const codeIntroduction = lintRule<Root, undefined>(
  'prose:code-introduction',
  (tree, file) => {
    visit(tree, (node, index, parent) => {
      const isPart =
        parent === undefined || index === undefined || isElement(parent, 'Tabs', 'TabItem');
      if (!isPart && isBlock(node) && !isSentence(before(parent, index))) {
        file.message(
          'code block without a sentence directly before it: say what to do, "Run it:", "The output:"',
          {place: node.position},
        );
      }
    });
  },
);
