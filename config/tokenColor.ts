import {readFileSync} from 'node:fs';
import path from 'node:path';

const TOKENS = 'src/css/tokens.css';

const css = readFileSync(path.resolve(__dirname, '..', TOKENS), 'utf8');

/** `#fff` as `#ffffff`: some readers of web manifests reject the short form. */
const inFull = (color: string) =>
  /^#\w{3}$/.test(color) ? color.replaceAll(/\w/g, '$&$&') : color;

/**
 * A color token, for files that cannot use CSS variables.
 * @param name the token without its prefix: `bg` for `--ln-color-bg`.
 * @throws if there is no such token.
 */
export function tokenColor(name: string, mode: 'light' | 'dark'): string {
  const [, light, dark] =
    new RegExp(`--ln-color-${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(css) ?? [];
  const color = mode === 'light' ? light : dark;
  if (color === undefined) {
    throw new Error(
      `${TOKENS} has no line "--ln-color-${name}: light-dark(#…, #…);". Add it, or name another token`,
    );
  }
  return inFull(color);
}
