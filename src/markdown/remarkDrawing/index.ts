import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {located} from '../located';
import {attributes} from '../nodes';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';

interface Options {
  /** The project's root folder. */
  readonly root: string;
}

/** The width and height of an SVG file. */
function sizeOf(root: string, name: string, mode: 'light' | 'dark'): readonly [string, string] {
  const file = `static/img/drawings/${name}-${mode}.svg`;
  const place = path.join(root, file);
  const svg = existsSync(place) ? readFileSync(place, 'utf8') : '';
  const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) {
    throw new Error(
      `<Drawing name="${name}"> has no ${file}. Draw it in tools/drawings, and run: npm run drawings`,
    );
  }
  return [width, height];
}

/** Adds the size of the files, so that the text below does not move when the drawing arrives. */
function addSize(root: string, element: MdxElement): void {
  const {name = '', alt = '', ...others} = plainAttributes('Drawing', element);
  if (alt === '' || Object.keys(others).length > 0) {
    throw new Error('<Drawing> takes name="…" and alt="…", which says what is to be seen');
  }
  if (element.type !== 'mdxJsxFlowElement') {
    throw new Error('<Drawing> stands alone: put an empty line before and after it');
  }
  const [width, height] = sizeOf(root, name, 'light');
  sizeOf(root, name, 'dark');
  element.attributes = attributes({name, alt, width, height});
}

/** A remark step: gives each `<Drawing>` its size. Fails the build without its files or its text. */
export const remarkDrawing: Plugin<[Options], Root> = ({root}) => {
  return (tree, page) => {
    visit(tree, (node) => {
      const element = node as MdxElement;
      if (/^mdxJsx(?:Flow|Text)Element$/.test(element.type) && element.name === 'Drawing') {
        located(page, element, () => addSize(root, element));
      }
    });
  };
};
