import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkDrawing} from '../../../src/markdown/remarkDrawing';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="400">\n</svg>\n';

/** A project folder with the drawing `door`, and with half of the drawing `wall`. */
function projectFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'drawing-'));
  const folder = path.join(root, 'static/img/drawings');
  mkdirSync(folder, {recursive: true});
  for (const file of ['door-light', 'door-dark', 'wall-light']) {
    writeFileSync(path.join(folder, `${file}.svg`), svg);
  }
  return root;
}

const root = projectFolder();

function run(text: string) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDrawing, {root});
  const page = new VFile({path: 'docs/a.mdx', value: text});
  return processor.runSync(processor.parse(page), page);
}

describe('a drawing', () => {
  it('gets the size of its files', () => {
    expect(run('Text:\n\n<Drawing name="door" alt="A door" />').children[1]).toMatchObject({
      name: 'Drawing',
      attributes: [
        {name: 'name', value: 'door'},
        {name: 'alt', value: 'A door'},
        {name: 'width', value: '720'},
        {name: 'height', value: '400'},
      ],
    });
  });

  it.each([
    ['without text', '<Drawing name="door" />', 'takes name="…" and alt="…"'],
    ['with empty text', '<Drawing name="door" alt="" />', 'takes name="…" and alt="…"'],
    ['with a size', '<Drawing name="door" alt="A door" width="9" />', 'takes name="…"'],
    ['in a sentence', 'A <Drawing name="door" alt="A door" /> here.', 'stands alone'],
    [
      'without files',
      '<Drawing name="roof" alt="A roof" />',
      'has no static/img/drawings/roof-light.svg. Draw it in tools/drawings, and run: npm run drawings',
    ],
    [
      'without a file for the dark mode',
      '<Drawing name="wall" alt="A wall" />',
      'has no static/img/drawings/wall-dark.svg',
    ],
  ])('%s fails the build, naming the page', (_, text, message) => {
    expect(() => run(text)).toThrow(message);
    expect(() => run(text)).toThrow(/^docs\/a\.mdx:1: <Drawing/);
  });
});
