import type {Page} from '@playwright/test';
import {expect} from './test';

/** A redirect: an old path and the path of its new page. */
export type Move = readonly [from: string, to: string];

/** A way to open a path: by URL, or inside the running site. */
export type Go = (page: Page, path: string) => Promise<unknown>;

const typed: Go = (page, path) => page.goto(path);

/**
 * Expects that an old path leads to its new page.
 * @param extra a query and anchor to add to the old path. The redirect keeps both, and this anchor
 * replaces the redirect's own.
 */
export async function expectToArrive(
  page: Page,
  [from, to]: Move,
  {go = typed, extra = ''}: {readonly go?: Go; readonly extra?: string} = {},
): Promise<void> {
  const [route = to, anchor] = to.split('#');
  await go(page, from + extra);
  const part = anchor === undefined || extra.includes('#') ? '' : `#${anchor}`;
  await expect(page).toHaveURL(route + extra + part);
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).not.toHaveText(
    /not found/i,
  );
}
