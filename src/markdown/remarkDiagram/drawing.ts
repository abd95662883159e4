import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid/package.json';
import {diagramColors, diagrams} from '../../../config/diagrams';

/** The form of the files in diagrams/. Raise it when tools/diagrams draws otherwise than before. */
const FORM = 1;

/** A drawing as its file holds it. */
export interface Drawing {
  /** The fingerprint of what it was drawn from. */
  readonly hash: string;
  readonly viewBox: string;
  /** What stands inside the `svg` element. */
  readonly content: string;
}

/** The file of a page's drawing: the second diagram of `docs/a/b.mdx` is drawn in `diagrams/a/b-2.svg`. */
export function drawingFile(page: string, count: number): string {
  return `diagrams/${page.replace(/^docs\//, '').replace(/\.mdx?$/, '')}-${count}.svg`;
}

/** The fingerprint of all that a drawing depends on: the text of the diagram, how it is drawn, and with which version. */
export function hashOf(source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([FORM, mermaid.version, diagrams.options, diagramColors, source]))
    .digest('hex')
    .slice(0, 16);
}

/** Reads the text of a drawing's file. Nothing, when it does not have the form of a drawing. */
export function parseDrawing(text: string): Drawing | undefined {
  const [, hash = '', viewBox = '', content = ''] =
    /^<svg [^>]*data-source="(\w+)" viewBox="([^"]+)"[^>]*>\n([\s\S]+)\n<\/svg>\n$/.exec(text) ??
    [];
  return content === '' ? undefined : {hash, viewBox, content};
}

/** Reads a drawing, `file` being relative to the root. Nothing, when there is none. */
export function readDrawing(root: string, file: string): Drawing | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? parseDrawing(readFileSync(absolute, 'utf8')) : undefined;
}
