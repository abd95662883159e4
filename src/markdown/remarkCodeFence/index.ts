import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {tokenize} from './tokenize';

/** What another step turns into something else than code. */
const DRAWN = new Set(['mermaid', 'math']);

/** What the stock block would do while the page is read, and lines made at build do not. */
const UNSUPPORTED = /\bshowLineNumbers\b|\bhighlight-(?:next-line|start|end)\b/;

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** The component that shows a fence, with its lines colored. */
function fenceElement({lang, meta, value, position}: Code): RootContent {
  const found = UNSUPPORTED.exec(`${meta ?? ''}\n${value}`)?.[0];
  if (found !== undefined) {
    throw new Error(`fences do not know ${found}. Mark lines in the info string: \`\`\`ts {1,3-4}`);
  }
  const language = lang ?? 'text';
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeFence',
    attributes: [
      attribute('language', language),
      ...(meta ? [attribute('metastring', meta)] : []),
      attribute('lines', JSON.stringify(tokenize(value, language))),
    ],
    children: [],
    position,
  } as unknown as RootContent;
}

/**
 * A remark step: turns each code fence into the component that shows it, with its lines colored at build.
 * No page loads a highlighter, and only pages with a fence load the block.
 */
export function remarkCodeFence() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined || DRAWN.has(node.lang ?? '')) {
        return;
      }
      try {
        parent.children[index] = fenceElement(node);
      } catch (error) {
        const line = node.position?.start.line ?? 1;
        throw new Error(`${page.path}:${line}: ${(error as Error).message}`);
      }
    });
  };
}
