import {type Browser, type BrowserContext, chromium} from '@playwright/test';
import {afterAll, beforeAll, beforeEach} from 'vitest';
import {chromiumSwitches, findChromium} from '../../../tools/chromium/findChromium';
import {describeMissing} from '../../../tools/setup/requirements';

export interface SampleBrowser {
  /**
   * Opens a separate profile. Its pages reach the site and, of the internet, only the named
   * endpoints, which a local node replaces.
   * @returns also the blocked URLs that pages requested.
   */
  readonly open: (
    site: string,
    endpoints: Readonly<Record<string, string>>,
  ) => Promise<{readonly context: BrowserContext; readonly refused: readonly string[]}>;
}

/** Starts a Chromium for the tests of a file. Without Chromium, each test is skipped. */
export function useBrowser(): SampleBrowser {
  const executablePath = findChromium();
  let browser: Browser;

  beforeAll(async () => {
    if (executablePath !== undefined) {
      browser = await chromium.launch({executablePath, args: [...chromiumSwitches]});
    }
  });
  beforeEach(({skip}) => {
    skip(executablePath === undefined, describeMissing(['Chromium']));
  });
  afterAll(async () => {
    if (executablePath !== undefined) {
      await browser.close();
    }
  });

  return {
    open: async (site, endpoints) => {
      const context = await browser.newContext();
      context.setDefaultTimeout(20_000);
      const refused: string[] = [];
      await context.route('**/*', async (route) => {
        const request = route.request();
        const url = request.url();
        if (url.startsWith(site) || url.startsWith('data:')) {
          await route.continue();
          return;
        }
        const node = Object.entries(endpoints).find(([endpoint]) => url.startsWith(endpoint))?.[1];
        if (node === undefined) {
          refused.push(url);
          await route.abort();
          return;
        }
        const response = await fetch(node, {
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: request.postData() ?? '',
        });
        await route.fulfill({
          status: response.status,
          headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'},
          body: await response.text(),
        });
      });
      return {context, refused};
    },
  };
}
