import {tokenColor} from '../../config/tokenColor';
import {socialBrandImages} from './socialImages';
import {favicon} from './texts';

/** An image that is drawn from the site's marks: a PNG, or an ICO with one PNG. */
export interface BrandImage {
  /** Path from the root of the project. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The HTML page for the screenshot. */
  readonly html: string;
}

/** The icon, edge to edge. `padding` keeps it clear of masks, as a share of the side. */
function iconPage(side: number, padding: number): string {
  const inset = Math.round(side * padding);
  return `<style>body{margin:0;background:${padding > 0 ? tokenColor('bg', 'dark') : 'transparent'}}
svg{display:block;width:${side - 2 * inset}px;height:${side - 2 * inset}px;margin:${inset}px}</style>${favicon}`;
}

function square(name: string, side: number, padding = 0): BrandImage {
  return {file: `static/${name}`, width: side, height: side, html: iconPage(side, padding)};
}

/** All images. They are dark in both color modes. */
export const brandImages: readonly BrandImage[] = [
  square('favicon.ico', 48),
  square('img/apple-touch-icon.png', 180, 0.1),
  square('img/icon-192.png', 192),
  square('img/icon-512.png', 512),
  square('img/icon-maskable-512.png', 512, 0.12),
  ...socialBrandImages,
];
