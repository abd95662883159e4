import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {tokenColor} from '../../config/tokenColor';
import {darkWordmark, favicon} from './texts';

const root = path.resolve(__dirname, '../..');

/** An image that is drawn from the site's logo: a PNG, or an ICO with one PNG. */
export interface BrandImage {
  /** Path from the root of the project. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The HTML page for the screenshot. */
  readonly html: string;
}

/** The images are dark in both color modes. */
const color = (token: string) => tokenColor(token, 'dark');

const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
).toString('base64');

/** The icon, edge to edge. `padding` keeps it clear of masks, as a share of the side. */
function iconPage(side: number, padding: number): string {
  const inset = Math.round(side * padding);
  return `<style>body{margin:0;background:${padding > 0 ? color('bg') : 'transparent'}}
svg{display:block;width:${side - 2 * inset}px;height:${side - 2 * inset}px;margin:${inset}px}</style>${favicon}`;
}

function square(name: string, side: number, padding = 0): BrandImage {
  return {file: `static/${name}`, width: side, height: side, html: iconPage(side, padding)};
}

// Blocks on a line. The last one closes a range, like a finalization.
const blocks = Array.from(
  {length: 9},
  (_, at) =>
    `<rect x="${80 + at * 118}" y="${at === 8 ? 482 : 494}" width="${at === 8 ? 64 : 40}" height="${at === 8 ? 64 : 40}" rx="8" fill="${at === 8 ? color('accent') : color('surface-strong')}" stroke="${color('border')}" stroke-width="2"/>`,
).join('');

const card = `<style>
@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
body{margin:0;width:1200px;height:630px;background:${color('bg')};color:${color('text')};font-family:Geist;position:relative}
.mark{position:absolute;left:80px;top:76px}.mark svg{width:310px;height:70px}
h1{position:absolute;left:80px;top:206px;margin:0;width:940px;font-size:66px;text-wrap:balance;line-height:1.12;letter-spacing:-.03em;font-weight:600}
.chain{position:absolute;inset:0}
</style><svg class="chain" viewBox="0 0 1200 630"><path d="M80 514H1120" stroke="${color('border')}" stroke-width="2"/>${blocks}</svg>
<div class="mark">${darkWordmark}</div><h1>${site.tagline}</h1>`;

export const brandImages: readonly BrandImage[] = [
  square('favicon.ico', 48),
  square('img/apple-touch-icon.png', 180, 0.1),
  square('img/icon-192.png', 192),
  square('img/icon-512.png', 512),
  square('img/icon-maskable-512.png', 512, 0.12),
  {file: 'static/img/social-card.png', width: 1200, height: 630, html: card},
];
