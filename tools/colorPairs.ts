import {type ModeColors, type Rgb} from './contrast';

/** The share of the soft color in the background of an admonition (content.css). The rest is the page background. */
const NOTE_SHARE = 0.55;

const isOnAccent = (name: string) => name === 'ln-color-on-accent';
const isAccentGround = (name: string) => /^ln-color-accent(?:-strong)?$/.test(name);
const isGround = (name: string) => /-(?:bg|surface|surface-strong|soft|highlight)$/.test(name);
const isBorder = (name: string) => name.includes('-border');
/** Blocks of drawings, which are never text. */
const isFill = (name: string) => name.endsWith('-fill');

/** A text color with a background. */
export interface ColorPair {
  readonly text: string;
  readonly ground: string;
  readonly colors: readonly [text: ModeColors, ground: ModeColors];
}

function mix(soft: Rgb, page: Rgb): Rgb {
  const [red = 0, green = 0, blue = 0] = soft.map(
    (value, index) => value * NOTE_SHARE + (page[index] ?? 0) * (1 - NOTE_SHARE),
  );
  return [red, green, blue];
}

/** The backgrounds of admonitions, which are mixed and have no token. */
function noteGrounds(tokens: ReadonlyMap<string, ModeColors>): [string, ModeColors][] {
  const page = tokens.get('ln-color-bg');
  return [...tokens]
    .filter(([name]) => /-(?:soft|surface)$/.test(name))
    .flatMap(([name, {light, dark}]) =>
      page === undefined
        ? []
        : [[`note of ${name}`, {light: mix(light, page.light), dark: mix(dark, page.dark)}]],
    );
}

/**
 * Every text color with its possible backgrounds. Text for the accent color is only on that color.
 */
export function colorPairs(tokens: ReadonlyMap<string, ModeColors>): readonly ColorPair[] {
  const grounds = [...[...tokens].filter(([name]) => isGround(name)), ...noteGrounds(tokens)];
  const accents = [...tokens].filter(([name]) => isAccentGround(name));
  return [...tokens]
    .filter(([name]) => !isGround(name) && !isBorder(name) && !isFill(name))
    .flatMap(([text, color]) =>
      (isOnAccent(text) ? accents : grounds).map(([ground, behind]) => ({
        text,
        ground,
        colors: [color, behind] as const,
      })),
    );
}
