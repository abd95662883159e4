import type {Page, Route} from '@playwright/test';

const SCRIPTS = /\/assets\/js\//;

/** The scripts of single pages: not what starts all of them. */
const CHUNKS = /\/assets\/js\/(?!main|runtime)/;

/** Keeps links from loading pages ahead of time, as readers who save data have it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({effectiveType: '4g', saveData: true}),
    });
  });
}

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
