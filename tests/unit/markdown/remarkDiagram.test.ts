import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {RootContent} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';
import {remarkDiagram} from '../../../src/markdown/remarkDiagram';
import {accTextOf} from '../../../src/markdown/remarkDiagram/accText';
import {drawingProblem} from '../../../src/markdown/remarkDiagram/diagramProblem';
import {drawingHtml} from '../../../src/markdown/remarkDiagram/drawingHtml';
import {drawingFile, hashOf} from '../../../src/markdown/remarkDiagram/drawing';

const source = (rest: string) =>
  `flowchart LR\n  accTitle: A name\n  accDescr: What it shows.\n  ${rest}`;
const fence = (text: string) => `\`\`\`mermaid\n${text}\n\`\`\``;

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'remark-diagram-'));
  mkdirSync(path.join(root, 'diagrams/a'), {recursive: true});
  for (const [number, text] of ['x --> y', 'y --> z'].entries()) {
    writeFileSync(
      path.join(root, `diagrams/a/page-${number + 1}.svg`),
      `<svg data-source="${hashOf(source(text))}" viewBox="0 0 9 9">\n<g>\n<path id="${number + 1}"/>\n</g>\n</svg>\n`,
    );
  }
});

/** The last element of a page after the step. */
function transform(text: string, live = false): RootContent | undefined {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDiagram, {root, live});
  const page = new VFile({path: path.join(root, 'docs/a/page.mdx'), value: text});
  return processor.runSync(processor.parse(page), page).children.at(-1);
}

describe('a diagram of a page', () => {
  it('becomes the component that shows its drawing, its name and what it shows', () => {
    expect(transform(fence(source('x --> y')))).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: [
        {name: 'id', value: 'diagram-1'},
        {name: 'title', value: 'A name'},
        {name: 'description', value: 'What it shows.'},
        {
          name: 'drawing',
          value: expect.stringContaining('<g><path id="1"/></g></svg></div>') as string,
        },
      ],
    });
  });

  it('is found by its place among the diagrams of the page', () => {
    const page = `${fence(source('x --> y'))}\n\n\`\`\`ts\na();\n\`\`\`\n\n${fence(source('y --> z'))}`;
    expect(transform(page)).toMatchObject({
      attributes: {3: {value: expect.stringContaining('<path id="2"/>') as string}},
    });
    expect(drawingFile('docs/a/page.mdx', 2)).toBe('diagrams/a/page-2.svg');
  });

  it.each([
    [
      'without a drawing',
      `${fence(source('x --> y'))}\n\n${fence(source('y --> z'))}\n\n`,
      'c --> d',
      15,
      'has no drawing',
    ],
    ['newer than its drawing', '', 'x --> changed', 1, 'is newer than its drawing'],
  ])(
    'fails the build when it is %s, naming the page, the line and the fix',
    (_name, before, rest, line, message) => {
      expect(() => transform(before + fence(source(rest)))).toThrow(
        new RegExp(
          `^docs/a/page\\.mdx:${line}: this diagram ${message}.*\\. Run: npm run diagrams$`,
        ),
      );
    },
  );

  it.each([
    ['a name', 'accTitle: A name', 'has no name. Add a line "accTitle: …"'],
    ['words', 'accDescr: What it shows.', 'is not told in words. Add a line "accDescr: …"'],
  ])('fails the build without %s', (_name, line, message) => {
    expect(() => transform(fence(source('x --> y').replace(line, '')))).toThrow(
      `docs/a/page.mdx:1: this diagram ${message}`,
    );
  });

  it('is left to the browser on the live server until it is drawn', () => {
    expect(transform(fence(source('x --> changed')), true)).toMatchObject({lang: 'mermaid'});
    expect(transform(fence('flowchart LR\n  x --> y'), true)).toMatchObject({lang: 'mermaid'});
    expect(transform(fence(source('x --> y')), true)).toMatchObject({name: 'Diagram'});
  });
});

describe('the drawings of a diagram', () => {
  const drawing = (width: number) => ({hash: '0', viewBox: `0 0 ${width} 9`, content: '<g/>'});
  const roomOf = (width: number) =>
    /data-room="(\d+)"/.exec(drawingHtml('a', drawing(width), drawing(9)))?.[1];

  it('are one image where one is enough, which can shrink to three quarters', () => {
    const html = drawingHtml('a', {...drawing(400), start: '0.25'}, undefined);
    expect(html).toContain('<div><svg width="300" height="0" aria-hidden="true"></svg><svg ');
    expect(html).toContain('width="400" height="9" role="img"');
    expect(html).toContain('aria-labelledby="a-title" aria-describedby="a-description"');
    expect(html).toContain('data-start="0.25"');
  });

  it('are a wide one with the room that it needs, and a narrow one', () => {
    expect([500, 640, 641, 1432].map(roomOf)).toEqual(['30', '30', '48', '48']);
    expect(drawingHtml('a', drawing(500), drawing(9))).toMatch(/width="500".*width="9"/);
  });

  it('need a narrow one if they are wide, from the same text', () => {
    const wide = {...drawing(451), hash: hashOf('a')};
    expect(drawingProblem('a', wide, undefined)).toBe(
      'this diagram has no narrow drawing for phones. Run: npm run diagrams',
    );
    expect(drawingProblem('a', wide, drawing(9))).toContain('is newer than its drawing');
    expect(drawingProblem('a', wide, {...drawing(9), hash: hashOf('a')})).toBeUndefined();
    expect(drawingProblem('a', {...wide, viewBox: '0 0 450 9'}, undefined)).toBeUndefined();
  });
});

describe('the words of a diagram', () => {
  it.each([
    ['accTitle: One\naccDescr: Two', 'One', 'Two'],
    ['  accTitle :  One \n  accDescr {\n    Two\n    lines\n  }', 'One', 'Two lines'],
    ['accTitle:\naccDescr: ', undefined, undefined],
    ['a --> b', undefined, undefined],
  ])('are read from "%s"', (text, title, description) => {
    expect(accTextOf(`flowchart LR\n${text}\nx --> y`)).toEqual({
      ...(title !== undefined && {title}),
      ...(description !== undefined && {description}),
    });
  });
});
