import type {Browser, Page} from '@playwright/test';
import {received} from './measurePage';

/** Opens a page in a fresh context, does something there, and weighs the scripts and styles that come for it, in bytes of brotli. */
export async function weighOnDemand(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(url, {waitUntil: 'networkidle'});
  const responses: ReturnType<typeof received>[] = [];
  page.on('response', (response) => responses.push(received(response)));
  await act(page);
  await page.waitForLoadState('networkidle');
  const files = (await Promise.all(responses)).filter((file) => file !== undefined);
  await page.close();
  return files.filter(({type}) => type !== 'font').reduce((sum, {size}) => sum + size, 0);
}
