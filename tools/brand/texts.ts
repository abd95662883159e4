import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../config/site';
import {tokenColor} from '../../config/tokenColor';
import {withTokenColors} from '../withTokenColors';

/** A file that cannot read CSS variables, with the colors of the tokens. */
export interface BrandText {
  /** Path from the root of the project. */
  readonly file: string;
  readonly text: string;
}

/** A logo of this folder, with the colors of a mode in place of its variables. */
function logo(name: string, mode: 'light' | 'dark'): string {
  return withTokenColors(readFileSync(path.join(__dirname, name), 'utf8'), mode);
}

const icon = (src: string, side: number) => ({
  src: `img/${src}`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

const manifest = {
  name: site.title,
  short_name: site.title,
  start_url: '.',
  display: 'browser',
  background_color: tokenColor('bg', 'dark'),
  theme_color: tokenColor('bg', 'dark'),
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    {...icon('icon-maskable-512.png', 512), purpose: 'maskable'},
  ],
};

export const favicon = logo('favicon.svg', 'dark');
export const darkWordmark = logo('wordmark.svg', 'dark');

export const brandTexts: readonly BrandText[] = [
  {file: 'static/site.webmanifest', text: `${JSON.stringify(manifest, null, 2)}\n`},
  {file: 'static/img/favicon.svg', text: favicon},
  {file: 'static/img/wordmark.svg', text: logo('wordmark.svg', 'light')},
  {file: 'static/img/wordmark-dark.svg', text: darkWordmark},
];
