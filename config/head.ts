import type {Config} from '@docusaurus/types';
import {site} from './site';
import {tokenColor} from './tokenColor';

const {baseUrl} = site;

/** Icons, web manifest, and the color of the browser bar in each color mode. */
export const headTags = [
  {
    tagName: 'link',
    attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '48x48'},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      content: tokenColor('bg', mode),
      media: `(prefers-color-scheme: ${mode})`,
    },
  })),
] satisfies Config['headTags'];
