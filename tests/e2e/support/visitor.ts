import type {Page} from '@playwright/test';
import {saveData} from '../../../tools/scriptChunks';
import {test as base} from './test';
import {watchPage} from './watchPage';
import {watchPolicy} from './watchPolicy';

/** A browser page that opens paths one after the other. Each visit starts with empty storage. */
export interface Visitor {
  readonly page: Page;
  /** Problems since the last call of `open`. */
  readonly problems: {
    readonly errors: readonly string[];
    readonly foreign: readonly string[];
    /** Violations of the content security policy. */
    readonly refused: readonly string[];
  };
  readonly open: (path: string) => Promise<void>;
}

/** A test with one browser page per worker, because one for each test would double the time. */
export const test = base.extend<object, {readonly visitor: Visitor}>({
  visitor: [
    async ({browser}, provide, {project}) => {
      const {baseURL = '', viewport = null} = project.use;
      const context = await browser.newContext({baseURL, viewport});
      const refused = await watchPolicy(context);
      const page = await context.newPage();
      const {errors, foreign} = watchPage(page, baseURL);
      const lists = [errors, foreign, refused];
      let from = lists.map(() => 0);
      const since = (index: number) => lists[index]?.slice(from[index]) ?? [];
      // Links must not prefetch other pages.
      await saveData(page);
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await provide({
        page,
        get problems() {
          return {errors: since(0), foreign: since(1), refused: since(2)};
        },
        open: async (path) => {
          from = lists.map(({length}) => length);
          if (viewport !== null) {
            await page.setViewportSize(viewport);
          }
          await page.emulateMedia({colorScheme: 'dark'});
          await page.goto(path);
          await page.waitForSelector('html[data-has-hydrated=true]', {state: 'attached'});
        },
      });
      await context.close();
    },
    {scope: 'worker'},
  ],
  // `watchPolicy` already watches the context of the visitor.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  policy: async ({}, provide) => {
    await provide(undefined);
  },
});
