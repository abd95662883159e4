import type {Page, Route} from '@playwright/test';

const SCRIPTS = /\/assets\/js\//;

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

/** Loses each script that is asked for from now on, as when a new version of the site has taken their place. @returns brings them back. */
export async function loseScripts(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route): Promise<void> => route.abort();
  await page.route(SCRIPTS, lose);
  return () => page.unroute(SCRIPTS, lose);
}
