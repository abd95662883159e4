import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  defaultSocialImage,
  type SocialImage,
  socialImages,
  socialImageSize,
} from '../../config/socialImages';
import {frame, looks, parts} from '../../src/components/brand/looks';
import type {Picture} from '../../src/components/brand/picture';
import {sectionLooks} from '../../src/components/brand/sections';
import {way} from '../../src/components/brand/stations';
import {markup} from '../../src/output/markup';
import {withTokenColors} from '../withTokenColors';
import type {BrandImage} from './images';
import {darkWordmark} from './texts';

const root = path.resolve(__dirname, '../..');

const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
).toString('base64');

/** Attributes with their names in SVG: `stroke-width` for `strokeWidth`. */
const attributes = (look: Readonly<Record<string, string>>): string =>
  Object.entries(look)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}="${value}"`,
    )
    .join(' ');

/** The left part of a picture, as wide as the image. */
function pictureSvg(picture: Picture): string {
  const paths = parts
    .filter((part) => picture[part] !== undefined)
    .map((part) => `<path d="${picture[part] ?? ''}" ${attributes(looks[part])}/>`);
  return `<svg viewBox="-8 0 480 ${picture.height}" ${attributes(frame)}>${paths.join('')}</svg>`;
}

const {width, height} = socialImageSize;

/** The image of a section: its name, and its station of the motif on its tint. */
function socialImage({file, words}: SocialImage, picture: Picture, tint: string): BrandImage {
  const isName = words.length < 20;
  const html = `<style>
@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
body{margin:0;width:${width}px;height:${height}px;background:var(--ln-color-bg);color:var(--ln-color-text);font-family:Geist;position:relative;overflow:hidden}
.mark{position:absolute;left:80px;top:72px}.mark svg{width:266px;height:60px}
h1{position:absolute;left:80px;top:${isName ? 196 : 180}px;margin:0;width:1000px;font-size:${isName ? 104 : 58}px;text-wrap:balance;line-height:1.12;letter-spacing:-.03em;font-weight:600}
.band{position:absolute;inset:auto 0 0;height:250px;background:var(--ln-color-${tint})}
.band svg{position:absolute;left:0;top:25px;width:1200px;height:200px}
</style><div class="mark">${darkWordmark}</div><h1>${markup(words)}</h1><div class="band">${pictureSvg(picture)}</div>`;
  return {file: `static/${file}`, width, height, html: withTokenColors(html, 'dark')};
}

export const socialBrandImages: readonly BrandImage[] = [
  socialImage(defaultSocialImage, way, 'surface'),
  ...(Object.keys(sectionLooks) as (keyof typeof sectionLooks)[]).map((section) => {
    const {picture, tint} = sectionLooks[section];
    return socialImage(socialImages[section], picture, tint);
  }),
];
