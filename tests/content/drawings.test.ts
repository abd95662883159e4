import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkDrawings} from '../../tools/drawings/checkDrawings';
import {drawingFiles, drawings, drawingsFolder} from '../../tools/drawings/files';
import {SMALLEST_TEXT, WIDTH} from '../../tools/drawings/shapes';
import {readPages, root} from '../../tools/content/readPages';
import {described, expectNoProblems} from './checks/expectNoProblems';

const numbers = (svg: string, attribute: string) =>
  [...svg.matchAll(new RegExp(` ${attribute}="([\\d.]+)"`, 'g'))].map(([, value]) => Number(value));

describe('drawings', () => {
  it('are what their sources make, and no file is left over', () => {
    expectNoProblems(checkDrawings(root, drawingFiles));
  });

  it.each(drawings)('$name is on a page', ({name}) => {
    const shown = readPages().filter(({text}) => text.includes(`<Drawing name="${name}"`));
    expect(shown.map(({file}) => file)).not.toEqual([]);
  });

  it.each(drawingFiles)('$file can be read on a phone, in the colors of the tokens', ({text}) => {
    expect(numbers(text, 'width')[0]).toBe(WIDTH);
    expect(Math.min(...numbers(text, 'font-size'))).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    expect(text).toMatch(/#[\da-f]{6}/);
    expect(text).not.toContain('var(');
  });

  it('the times of a withdrawal are those of its page', () => {
    const file = 'docs/get-started/how-to/bridge/track-transfers.mdx';
    const page = readPages().find((each) => each.file === file);
    const [drawing] = drawingFiles.filter(({file: name}) => name.includes('withdrawal-timeline'));
    expect(drawing?.text).toContain('>2 to 12 hours<');
    expect(page?.text).toContain('| ETH and tokens to Ethereum | Usually 2 to 12 hours |');
  });
});

describe('the check of drawings', () => {
  const file = `${drawingsFolder}/door-light.svg`;

  function folderWith(files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
    mkdirSync(path.join(folder, drawingsFolder), {recursive: true});
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), text);
    }
    return folder;
  }

  const check = (files: Readonly<Record<string, string>>) =>
    described(checkDrawings(folderWith(files), [{file, text: '<svg/>'}]));

  it('passes a file that its source makes', () => {
    expect(check({[file]: '<svg/>'})).toBe('');
  });

  it.each([
    ['a file that is missing', {}],
    ['a file that was changed by hand', {[file]: '<svg></svg>'}],
  ])('fails on %s, naming the fix', (_, files) => {
    expect(check(files)).toBe(`${file}: is not what tools/drawings makes. Run: npm run drawings`);
  });

  it('fails on a file without a source', () => {
    const other = `${drawingsFolder}/roof-dark.svg`;
    expect(check({[file]: '<svg/>', [other]: ''})).toBe(
      `${other}: no source in tools/drawings makes this file. Run: npm run drawings`,
    );
  });
});
