import {inScope} from '../../../tools/test/scope';

/** All four views: both color modes, on desktop and phone. */
const all = (['dark', 'light'] as const).flatMap((colorScheme) => [
  {name: `${colorScheme}, desktop`, colorScheme, viewport: {width: 1440, height: 900}},
  {name: `${colorScheme}, phone`, colorScheme, viewport: {width: 390, height: 844}},
]);

/** The views in which axe runs. The sample of two views has both color modes and both widths. */
export const views = inScope(
  'views',
  'axe on the pages that represent all others, on the kitchen sink and on what a reader opens: dark on a phone, light on a desktop',
  {all, sample: all.filter(({name}) => name === 'dark, desktop' || name === 'light, phone')},
);

/** The color modes in which axe runs at a window width. */
export const modesAt = (width: number) =>
  views.filter(({viewport}) => viewport.width === width).map(({colorScheme}) => colorScheme);
