import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import subsetFont from 'subset-font';

/** The fonts of the site, by the names in `tokens.css`. */
const FONTS = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
];

/** The lightest and boldest used weight, from 100 to 900. */
const WEIGHTS = {min: 400, max: 700};

/** The first and last character of each `unicode-range` in `tokens.css`. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;

const text = CHARACTERS.flatMap(([first, last]) =>
  Array.from({length: last - first + 1}, (_, at) => String.fromCodePoint(first + at)),
).join('');

const packages = path.resolve(path.dirname(require.resolve('subset-font/package.json')), '..');
const cache = path.join(packages, '.cache/lean-fonts');

/** Subsets a font, once for each version of the font. @returns its file. */
async function leanFont(name: string): Promise<string> {
  const font = readFileSync(require.resolve(name));
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([text, WEIGHTS]))
    .digest('hex');
  const file = path.join(cache, key.slice(0, 16), path.basename(name));
  if (!existsSync(file)) {
    const lean = await subsetFont(font, text, {
      targetFormat: 'woff2',
      variationAxes: {wght: WEIGHTS},
    });
    mkdirSync(path.dirname(file), {recursive: true});
    // In one operation, because another build can read it in parallel.
    writeFileSync(`${file}.${process.pid}`, lean);
    renameSync(`${file}.${process.pid}`, file);
  }
  return file;
}

/** Removes unused weights and characters from the fonts. */
export async function leanFonts(): Promise<Plugin> {
  const leaned = FONTS.map(async (name) => [`${name}$`, await leanFont(name)] as const);
  const alias = Object.fromEntries(await Promise.all(leaned));
  return {
    name: 'lean-fonts',
    configureWebpack: () => ({resolve: {alias}}),
  };
}
