import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {drawingFile} from '../../src/markdown/remarkDiagram/drawing';
import {type Page, parsePage} from '../content/readPages';

/** The source of a diagram. */
export interface Diagram {
  /** The page, relative to the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly source: string;
  /** The file of its drawing, relative to the root of the project. */
  readonly drawing: string;
}

/** The diagrams of a page, in order. */
export function diagramsOf({file, tree}: Pick<Page, 'file' | 'tree'>): Diagram[] {
  const diagrams: Diagram[] = [];
  visit(tree, 'code', ({lang, value, position}: Code) => {
    if (lang === 'mermaid') {
      const drawing = drawingFile(file, diagrams.length + 1);
      diagrams.push({file, line: position?.start.line ?? 1, source: value, drawing});
    }
  });
  return diagrams;
}

/** The diagrams of all pages and partials below a root. */
export function findDiagrams(root: string): Diagram[] {
  return globSync('docs/**/*.{md,mdx}', {cwd: root})
    .sort()
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
    .filter(({text}) => text.includes('mermaid'))
    .flatMap(({file, text}) => diagramsOf(parsePage(file, text)));
}
