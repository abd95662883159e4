import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid/package.json';
import {diagramColors, diagrams} from '../../../config/diagrams';

/** The version of the file format. Increment it when tools/diagrams changes its output. */
const FORM = 1;

/** A parsed drawing file. */
export interface Drawing {
  /** The hash of the diagram's source. */
  readonly hash: string;
  readonly viewBox: string;
  /** The content of the `svg` element. */
  readonly content: string;
}

/** The path of a drawing: the second diagram of `docs/a/b.mdx` is `diagrams/a/b-2.svg`. */
export function drawingFile(page: string, count: number): string {
  return `diagrams/${page.replace(/^docs\//, '').replace(/\.mdx?$/, '')}-${count}.svg`;
}

/**
 * A hash of everything that determines a drawing: the diagram's text, the settings and the version.
 */
export function hashOf(source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([FORM, mermaid.version, diagrams.options, diagramColors, source]))
    .digest('hex')
    .slice(0, 16);
}

/** Parses a drawing file. Undefined if it is not a drawing. */
export function parseDrawing(text: string): Drawing | undefined {
  const [, hash = '', viewBox = '', content = ''] =
    /^<svg [^>]*data-source="(\w+)" viewBox="([^"]+)"[^>]*>\n([\s\S]+)\n<\/svg>\n$/.exec(text) ??
    [];
  return content === '' ? undefined : {hash, viewBox, content};
}

/** Reads a drawing. `file` is relative to the root. Undefined if it is missing. */
export function readDrawing(root: string, file: string): Drawing | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? parseDrawing(readFileSync(absolute, 'utf8')) : undefined;
}
