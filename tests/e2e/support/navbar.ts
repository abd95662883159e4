import type {Locator, Page} from '@playwright/test';

/** The navbar and its left and right groups of items. */
export function navbarOf(page: Page): {
  readonly bar: Locator;
  readonly left: Locator;
  readonly right: Locator;
} {
  const bar = page.getByRole('navigation', {name: 'Main'});
  const groups = bar.locator('.navbar__inner > .navbar__items');
  return {bar, left: groups.first(), right: groups.last()};
}
