import type {Locator, Page} from '@playwright/test';

/** The decoder's live region, which says what it found. The page and the results have others, for their buttons. */
export const decoderStatus = (page: Page): Locator =>
  page
    .locator('[data-needs-scripts]', {has: page.getByLabel(/^Calldata, revert data/)})
    .locator('> [role="status"]');
