import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import type {Node, Point} from 'unist';
import {visit} from 'unist-util-visit';
import {proseStrings} from './proseStrings';

const markdown = unified().use(remarkParse).use(remarkGfm);

/** A comment with an exception, on a line of its own. */
const COMMENT = /^ *\/\/ (prose-ignore .*)$/gm;

/** Moves a tree to the place in the file where its text stands. Escapes within the text move what follows a little. */
function moveTo(tree: Root, start: number, pointAt: (offset: number) => Point): RootContent[] {
  visit(tree, (node: Node) => {
    if (node.position !== undefined) {
      node.position = {
        start: pointAt(start + (node.position.start.offset ?? 0)),
        end: pointAt(start + (node.position.end.offset ?? 0)),
      };
    }
  });
  return tree.children;
}

/** The prose of a TypeScript file as Markdown: one paragraph or more for each string, with its place in the file. */
export function dataTree(file: string, text: string): Root {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const pointAt = (offset: number): Point => {
    const {line, character} = source.getLineAndCharacterOfPosition(offset);
    return {line: line + 1, column: character + 1, offset};
  };
  const strings = proseStrings(source).flatMap(({raw, start}) =>
    moveTo(markdown.parse(raw), start, pointAt),
  );
  const comments = [...text.matchAll(COMMENT)].map((match): RootContent => ({
    type: 'mdxFlowExpression',
    value: match[1] ?? '',
    position: {start: pointAt(match.index), end: pointAt(match.index + match[0].length)},
  }));
  const at = (node: Node) => node.position?.start.offset ?? 0;
  return {
    type: 'root',
    children: [...strings, ...comments].sort((a, b) => at(a) - at(b)),
    position: {start: pointAt(0), end: pointAt(text.length)},
  };
}
