import type {Page} from '@playwright/test';
import {expect} from './test';

/** An old path, and the page that serves its readers. */
export type Move = readonly [from: string, to: string];

/** How a reader goes to a path. */
export type Go = (page: Page, path: string) => Promise<unknown>;

const typed: Go = (page, path) => page.goto(path);

/**
 * Expects that a reader who goes to an old path is shown its page, or, as long as the page is planned, is told where it will be.
 *
 * @param extra query and anchor of the link, which stay: an anchor takes the place of the one that the old path leads to.
 */
export async function expectToArrive(
  page: Page,
  [from, to]: Move,
  {go = typed, extra = ''}: {readonly go?: Go; readonly extra?: string} = {},
): Promise<void> {
  const [route = to, anchor] = to.split('#');
  const isWritten = (await page.request.get(route)).status() === 200;
  await go(page, from + extra);
  const main = page.getByRole('main');
  if (isWritten) {
    const part = anchor === undefined || extra.includes('#') ? '' : `#${anchor}`;
    await expect(page).toHaveURL(route + extra + part);
    await expect(main.getByRole('heading', {level: 1})).not.toHaveText(/not found|not written/);
    return;
  }
  await expect(main.getByRole('heading', {level: 1})).toHaveText('This page is not written yet');
  await expect(main.getByText(to, {exact: true})).toBeVisible();
}
