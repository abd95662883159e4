/** The four views in which pages are looked at: both color modes, desktop and phone. */
export const views = (['dark', 'light'] as const).flatMap((colorScheme) => [
  {name: `${colorScheme}, desktop`, colorScheme, viewport: {width: 1440, height: 900}},
  {name: `${colorScheme}, phone`, colorScheme, viewport: {width: 390, height: 844}},
]);
