import {type ModeColors, type Rgb} from './contrast';

/** How much of its soft color a note has in its background, see content.css. The rest is the background of the page. */
const NOTE_SHARE = 0.55;

const isOnAccent = (name: string) => name === 'ln-color-on-accent';
const isAccentGround = (name: string) => /^ln-color-accent(?:-strong)?$/.test(name);
const isGround = (name: string) => /-(?:bg|surface|surface-strong|soft|highlight)$/.test(name);
const isBorder = (name: string) => name.includes('-border');

/** A color of text, and one that can be behind it. */
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

/** The backgrounds of notes, which no token holds. */
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

/** Every color of text on every background that it may stand on: what is on the accent color has the accent, the rest all others. */
export function colorPairs(tokens: ReadonlyMap<string, ModeColors>): readonly ColorPair[] {
  const grounds = [...[...tokens].filter(([name]) => isGround(name)), ...noteGrounds(tokens)];
  const accents = [...tokens].filter(([name]) => isAccentGround(name));
  return [...tokens]
    .filter(([name]) => !isGround(name) && !isBorder(name))
    .flatMap(([text, color]) =>
      (isOnAccent(text) ? accents : grounds).map(([ground, behind]) => ({
        text,
        ground,
        colors: [color, behind] as const,
      })),
    );
}
