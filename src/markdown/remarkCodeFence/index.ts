import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {located} from '../located';
import {flowElement} from '../nodes';
import {tokenize} from './tokenize';

/** The fence languages that other steps turn into drawings and formulas. */
const DRAWN = new Set(['mermaid', 'math']);

/** Options of Docusaurus code blocks that lines highlighted at build do not support. */
const UNSUPPORTED = /\bshowLineNumbers\b|\bhighlight-(?:next-line|start|end)\b/;

/** The component for a fence, with highlighted lines. */
function fenceElement({lang, meta, value, position}: Code): MdxJsxFlowElement {
  const found = UNSUPPORTED.exec(`${meta ?? ''}\n${value}`)?.[0];
  if (found !== undefined) {
    throw new Error(`fences do not know ${found}. Mark lines in the info string: \`\`\`ts {1,3-4}`);
  }
  const language = lang ?? 'text';
  const element = flowElement('CodeFence', {
    language,
    ...(meta ? {metastring: meta} : {}),
    lines: JSON.stringify(tokenize(value, language)),
  });
  return {...element, ...(position && {position})};
}

/**
 * A remark step: replaces each code fence by a component with lines highlighted at build. No page
 * loads a highlighter, and only pages with a fence load the block.
 */
export const remarkCodeFence: Plugin<[], Root> = () => {
  return (tree, page) => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (parent === undefined || index === undefined || DRAWN.has(node.lang ?? '')) {
        return;
      }
      parent.children[index] = located(page, node, () => fenceElement(node));
    });
  };
};
