import type {Page, Route} from '@playwright/test';

const SCRIPTS = /\/assets\/js\//;

/** Scripts that not every page starts with. */
const CHUNKS = /\/assets\/js\/(?!main|runtime)/;

/** Sets `navigator.connection` of pages that load later. */
export async function setConnection(
  page: Page,
  connection: {readonly effectiveType: string; readonly saveData: boolean},
): Promise<void> {
  // No nested function, because tsx would wrap it in a helper that the page lacks.
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}

/** Turns prefetching off, as for readers with data saving. */
export const saveData = (page: Page): Promise<void> =>
  setConnection(page, {effectiveType: '4g', saveData: true});

/** Delays all scripts. @returns a function that releases them. */
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

/** Makes all chunks fail, as after a deployment. @returns a function that ends this. */
export async function blockChunks(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route): Promise<void> => route.abort();
  await page.route(CHUNKS, lose);
  return () => page.unroute(CHUNKS, lose);
}
