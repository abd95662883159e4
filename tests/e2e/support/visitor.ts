import type {Page} from '@playwright/test';
import {saveData} from '../../../tools/scriptChunks';
import {test as base} from './test';
import {watchPage} from './watchPage';
import {watchPolicy} from './watchPolicy';

/** A window in which one page is opened after the other, each as by a reader who comes for the first time. */
export interface Visitor {
  readonly page: Page;
  /** What the page that was opened last did that it must not do. */
  readonly problems: {
    readonly errors: readonly string[];
    /** Requests to other hosts. */
    readonly foreign: readonly string[];
    /** What its content security policy refused. */
    readonly refused: readonly string[];
  };
  readonly open: (path: string) => Promise<void>;
}

/** A test in the window of its worker: a window for each page takes as long as the page. */
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
      // Links load no other page.
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
  // The visitor watches its own context.
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  policy: async ({}, provide) => {
    await provide(undefined);
  },
});
