import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brandImages} from '../../tools/brand/images';
import {iconFile, isDrawnFrom, signPng} from '../../tools/brand/png';
import {brandTexts} from '../../tools/brand/texts';

const root = path.resolve(__dirname, '../..');

describe('the logos and the manifest', () => {
  it.each(brandTexts)('$file has the colors of the tokens', ({file, text}) => {
    expect(readFileSync(path.join(root, file), 'utf8'), 'Run: npm run brand').toBe(text);
    expect(text).toMatch(/#[\da-f]{6}/);
    expect(text).not.toContain('var(');
  });
});

describe('the icons and the social images', () => {
  it.each(brandImages.map((image) => [image.file, image] as const))(
    '%s shows the current marks in its size',
    (file, {width, height, html}) => {
      const bytes = readFileSync(path.join(root, file));
      expect(isDrawnFrom(bytes, html), 'Run: npm run brand').toBe(true);
      const header = bytes.indexOf('IHDR', 0, 'latin1') + 4;
      expect([bytes.readUInt32BE(header), bytes.readUInt32BE(header + 4)]).toEqual([width, height]);
    },
  );

  it('an image of other marks is told apart', () => {
    const png = signPng(Buffer.alloc(40), 'one');
    expect(isDrawnFrom(png, 'one')).toBe(true);
    expect(isDrawnFrom(iconFile(png, 48), 'one')).toBe(true);
    expect(isDrawnFrom(png, 'two')).toBe(false);
  });
});
