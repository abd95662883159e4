import type {Locator} from '@playwright/test';

/** The HTML of visible elements that are narrower or lower than 24 px. */
export const smallTargets = (targets: Locator): Promise<readonly string[]> =>
  targets.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({box: element.getBoundingClientRect(), text: element.outerHTML}))
      .filter(({box}) => box.width < 24 || box.height < 24)
      .map(({text}) => text),
  );
