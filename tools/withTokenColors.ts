import {tokenColor} from '../config/tokenColor';

/** An SVG with the colors of a mode in place of its `var(--ln-color-…)`, for use outside of a page. */
export function withTokenColors(svg: string, mode: 'light' | 'dark'): string {
  return svg.replaceAll(/var\(--ln-color-([\w-]+)\)/g, (_, token: string) =>
    tokenColor(token, mode),
  );
}
