import type {Page} from '@playwright/test';

/** The horizontal overflow of the page, in pixels. */
export const scrolledSideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
