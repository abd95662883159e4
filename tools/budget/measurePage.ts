import type {Browser, Response} from '@playwright/test';
import {saveData} from '../scriptChunks';

/**
 * The files that a page loaded until the network was idle, without prefetches. Paths are relative
 * to the build folder.
 */
export interface PageLoad {
  readonly path: string;
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** Number of requests to other hosts. */
  readonly foreign: number;
  readonly shift: number;
}

/** Adds up layout shifts in `window.shift`. Runs in the browser, before the scripts of the page. */
function observeShifts(): void {
  const state = window as unknown as {shift: number};
  state.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      state.shift += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Whether React has hydrated the page, and nothing has arrived for half a second. Runs in the browser. */
const isAtRest = (): boolean =>
  document.documentElement.dataset.hasHydrated === 'true' &&
  performance
    .getEntriesByType('resource')
    .every((entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd > 500);

/** Loads a page in a fresh context. */
export async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  width: number,
): Promise<PageLoad> {
  const page = await browser.newPage({viewport: {width, height: 900}});
  const fonts = new Set<string>();
  const scripts = new Set<string>();
  let foreign = 0;
  page.on('request', (request) => {
    foreign += /^https?:/.test(request.url()) && !request.url().startsWith(origin) ? 1 : 0;
  });
  page.on('response', (response: Response) => {
    const request = response.request();
    if (request.headers().purpose === 'prefetch' || response.status() !== 200) {
      return;
    }
    const file = new URL(response.url()).pathname.slice(1);
    if (request.resourceType() === 'font') {
      fonts.add(file);
    } else if (request.resourceType() === 'script') {
      scripts.add(file);
    }
  });
  await page.addInitScript(observeShifts);
  // Without prefetching, which would be counted.
  await saveData(page);
  await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
  // The network is also idle while a slow machine reads the first scripts.
  await page.waitForFunction(isAtRest);
  const shift = await page.evaluate(() => (window as unknown as {shift: number}).shift);
  await page.close();
  return {
    path,
    scripts: [...scripts],
    fonts: [...fonts],
    foreign,
    shift,
  };
}
