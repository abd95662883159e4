import type {Page, Route} from '@playwright/test';

const SCRIPTS = /\/assets\/js\//;

/** The scripts of single pages: not what starts all of them. */
const CHUNKS = /\/assets\/js\/(?!main|runtime)/;

/** Gives the pages that are loaded from now on a connection of this kind. */
export async function setConnection(
  page: Page,
  connection: {readonly effectiveType: string; readonly saveData: boolean},
): Promise<void> {
  // No function within the function: tsx gives those a helper that the page does not have.
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}

/** Keeps links from loading pages ahead of time, as for readers who save data. */
export const saveData = (page: Page): Promise<void> =>
  setConnection(page, {effectiveType: '4g', saveData: true});

/** Holds back each script that is asked for from now on. @returns lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.fallback();
  });
  return open;
}

/** Loses each part of a page that is asked for from now on, as when a new version has taken its place. @returns brings them back. */
export async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route): Promise<void> => route.abort();
  await page.route(CHUNKS, lose);
  return () => page.unroute(CHUNKS, lose);
}
