import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import mermaid from 'mermaid/package.json';
import {
  diagramColors,
  diagrams,
  narrowLooks,
  narrowOptions,
  PHONE_WIDTH,
} from '../../../config/diagrams';

/** The version of the file format. Increment it when tools/diagrams changes its output. */
const FORM = 2;

/** A parsed drawing file. */
export interface Drawing {
  /** The hash of the diagram's source. */
  readonly hash: string;
  readonly viewBox: string;
  /** Where the first node is, as a part of the width. Absent: at the left edge. */
  readonly start?: string;
  /** The content of the `svg` element. */
  readonly content: string;
}

/** The path of a drawing: the second diagram of `docs/a/b.mdx` is `diagrams/a/b-2.svg`. */
export function drawingFile(page: string, count: number): string {
  return `diagrams/${page.replace(/^docs\//, '').replace(/\.mdx?$/, '')}-${count}.svg`;
}

/** The path of the narrow drawing beside a wide one: `diagrams/a/b-2.narrow.svg`. */
export const narrowFile = (drawing: string): string => drawing.replace(/\.svg$/, '.narrow.svg');

/** Width and height of a drawing at full size, in pixels. */
export function sizeOf({
  viewBox,
}: Pick<Drawing, 'viewBox'>): readonly [width: number, height: number] {
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return [width, height];
}

/** Whether a drawing is too wide for a phone, so that it has a narrow one beside it. */
export const isWide = (drawing: Pick<Drawing, 'viewBox'>): boolean =>
  sizeOf(drawing)[0] > PHONE_WIDTH;

/** Everything that determines a drawing, except its source. */
const SETTINGS = [
  ...[FORM, mermaid.version, diagrams.options, diagramColors, PHONE_WIDTH],
  narrowLooks.map((look) => [look, narrowOptions(look)]),
];

/**
 * A hash of everything that determines a drawing: the diagram's text, the settings and the version.
 */
export function hashOf(source: string): string {
  return createHash('sha256')
    .update(JSON.stringify([...SETTINGS, source]))
    .digest('hex')
    .slice(0, 16);
}

/** Parses a drawing file. Undefined if it is not a drawing. */
export function parseDrawing(text: string): Drawing | undefined {
  const [, hash = '', start, viewBox = '', content = ''] =
    /^<svg [^>]*data-source="(\w+)"(?: data-start="([\d.]+)")? viewBox="([^"]+)"[^>]*>\n([\s\S]+)\n<\/svg>\n$/.exec(
      text,
    ) ?? [];
  return content === '' ? undefined : {hash, viewBox, content, ...(start !== undefined && {start})};
}

/** Reads a drawing. `file` is relative to the root. Undefined if it is missing. */
export function readDrawing(root: string, file: string): Drawing | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? parseDrawing(readFileSync(absolute, 'utf8')) : undefined;
}
