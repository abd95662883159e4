import {inScope} from '../../../tools/test/scope';

/** All four views: both color modes, on desktop and phone. */
const all = (['dark', 'light'] as const).flatMap((colorScheme) => [
  {name: `${colorScheme}, desktop`, colorScheme, viewport: {width: 1440, height: 900}},
  {name: `${colorScheme}, phone`, colorScheme, viewport: {width: 390, height: 844}},
]);

/** The views for parts that a reader opens. The sample of two views has both color modes and both widths. */
export const views = inScope(
  'views',
  'what a reader opens, such as the menu and the decoder: dark on a phone, light on a desktop',
  {all, sample: all.filter(({name}) => name === 'dark, desktop' || name === 'light, phone')},
);
