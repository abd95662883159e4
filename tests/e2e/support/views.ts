import {inScope} from '../../../tools/test/scope';

/** The four views in which pages are looked at: both color modes, desktop and phone. */
const all = (['dark', 'light'] as const).flatMap((colorScheme) => [
  {name: `${colorScheme}, desktop`, colorScheme, viewport: {width: 1440, height: 900}},
  {name: `${colorScheme}, phone`, colorScheme, viewport: {width: 390, height: 844}},
]);

/** The views in which parts are looked at that a reader opens. Two of them show both color modes and both widths. */
export const views = inScope(
  'views',
  'what a reader opens, such as the menu and the decoder: dark on a phone, light on a desktop',
  {all, sample: all.filter(({name}) => name === 'dark, desktop' || name === 'light, phone')},
);
