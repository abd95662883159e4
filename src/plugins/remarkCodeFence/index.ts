import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';

/** What another step turns into something else than code. */
const DRAWN = new Set(['mermaid', 'math']);

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** A remark step: turns each code fence into the component that shows it, which only pages with a fence import. */
export function remarkCodeFence() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined || DRAWN.has(node.lang ?? '')) {
        return;
      }
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'CodeFence',
        attributes: [
          ...(node.lang ? [attribute('className', `language-${node.lang}`)] : []),
          ...(node.meta ? [attribute('metastring', node.meta)] : []),
          attribute('children', `${node.value}\n`),
        ],
        children: [],
        position: node.position,
      } as unknown as RootContent;
    });
  };
}
