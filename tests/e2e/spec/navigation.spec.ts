import type {Page} from '@playwright/test';
import {holdScripts, blockChunks, saveData, setConnection} from '../../../tools/scriptChunks';
import {before, scripts, source} from './support/mutants';
import {expect, statement} from './support/statement';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const bar = (page: Page) => page.locator('#nprogress');

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

/** Opens a page without prefetching and waits until it is hydrated. */
async function openLean(page: Page, path: string): Promise<void> {
  await saveData(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Counts how often the progress bar appears. */
async function countBars(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = Object.assign(window, {barsSeen: 0});
    new MutationObserver((changes) => {
      seen.barsSeen += changes
        .flatMap(({addedNodes}) => [...addedNodes])
        .filter((node) => (node as Element).id === 'nprogress').length;
    }).observe(document.body, {childList: true});
  });
  return () => page.evaluate(() => (window as unknown as {barsSeen: number}).barsSeen);
}

/** The URLs of later script requests. The list grows over time. */
function watchPrefetches(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) {
      asked.push(request.url());
    }
  });
  return asked;
}

statement(
  "On navigation the next page's content is loaded first.",
  {fault: source('shows a page before it is loaded', 'plain')},
  async ({page}) => {
    await openLean(page, '/get-started');
    const letThrough = await holdScripts(page);
    await navLink(page, 'Release notes').click();
    await expect(page).toHaveURL('/release-notes');
    await expect(bar(page)).toBeAttached();
    await expect(title(page)).toHaveText(/^Get started/);
    letThrough();
    await expect(title(page)).toHaveText('Release notes');
  },
);

statement(
  'A progress bar appears if loading takes longer than 200 ms.',
  {fault: scripts('.start()},200)', '.start()},0)')},
  async ({page}) => {
    await openLean(page, '/get-started');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const bars = await countBars(page);
    const letThrough = await holdScripts(page);
    await navLink(page, 'Release notes').click();
    await page.clock.runFor(190);
    expect(await bars()).toBe(0);
    await page.clock.runFor(20);
    expect(await bars()).toBe(1);
    letThrough();
    await expect(title(page)).toHaveText('Release notes');
    await page.clock.runFor(2_000);
    await expect(bar(page)).toHaveCount(0);
  },
);

statement(
  'After navigation the view scrolls to the hash target',
  {fault: scripts('?.scrollIntoView()', '?.getClientRects()')},
  async ({page}) => {
    await page.goto('/get-started/how-to/bridge');
    const link = page.locator('main article a[href^="/"][href*="#"]').first();
    const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.hash.slice(1));
    await link.click();
    const heading = page.locator(`[id="${target}"]`);
    await expect(heading).toBeInViewport();
    const {y = -1} = (await heading.boundingBox()) ?? {};
    expect(y).toBeLessThan(200);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  },
);

statement(
  'After navigation the view scrolls … to the top when there is no hash.',
  {
    // The theme also focuses an element at the top, which scrolls, too.
    fault: before(() => {
      const {focus} = HTMLElement.prototype;
      HTMLElement.prototype.focus = function focusInPlace() {
        focus.call(this, {preventScroll: true});
      };
      window.scrollTo = () => {};
    }),
  },
  async ({page}) => {
    await page.goto('/technology/architecture');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Release notes'}).click();
    await expect(title(page)).toHaveText('Release notes');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

statement(
  'If loading the next route fails, the page reloads fully.',
  {fault: source('does not reload', 'plain')},
  async ({page}) => {
    await openLean(page, '/get-started');
    const restoreChunks = await blockChunks(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-visit', ''));
    await navLink(page, 'Release notes').click();
    await expect(page.locator('html:not([data-same-visit])')).toBeAttached();
    await restoreChunks();
    await expect(page).toHaveURL('/release-notes');
    await expect(title(page)).toHaveText('Release notes');
  },
);

statement(
  'Links are prefetched on hover',
  {fault: source('loads nothing on hover', 'plain')},
  async ({page}) => {
    // No link counts as visible, so only hovering can prefetch.
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe(): void {}
      };
    });
    await page.goto('/get-started', {waitUntil: 'networkidle'});
    const asked = watchPrefetches(page);
    await navLink(page, 'Release notes').hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const before = asked.length;
    await navLink(page, 'Release notes').click();
    await expect(title(page)).toHaveText('Release notes');
    expect(asked).toHaveLength(before);
  },
);

statement(
  'Links are prefetched … when they become visible.',
  {fault: source('loads nothing in view', 'plain')},
  async ({page}) => {
    await page.goto('/technology/architecture', {waitUntil: 'networkidle'});
    const prefetched = (): Promise<number> => page.locator('head link[rel=prefetch]').count();
    await expect.poll(prefetched).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const first = await prefetched();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(prefetched).toBeGreaterThan(first);
  },
);

for (const [words, connection, fault] of [
  [
    'Prefetching is skipped on 2g connections',
    {effectiveType: '2g', saveData: false},
    source('loads ahead on 2g', 'plain'),
  ],
  [
    'Prefetching is skipped … when data saving is on.',
    {effectiveType: '4g', saveData: true},
    source('loads ahead while saving data', 'plain'),
  ],
] as const) {
  statement(words, {fault}, async ({page}) => {
    await setConnection(page, connection);
    await page.goto('/get-started', {waitUntil: 'networkidle'});
    const asked = watchPrefetches(page);
    await navLink(page, 'Release notes').hover();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
    expect(asked).toEqual([]);
    await navLink(page, 'Technology').click();
    await expect(title(page)).toHaveText('How Linea works');
  });
}

statement(
  'Page loading: loading, then loaded, or error with a Retry option.',
  {fault: scripts('"Retry"', '"Again"')},
  async ({page}) => {
    await openLean(page, '/get-started');
    const letThrough = await holdScripts(page);
    await navLink(page, 'Release notes').click();
    await expect(bar(page)).toBeAttached();
    letThrough();
    await expect(title(page)).toHaveText('Release notes');

    await page.unrouteAll();
    const restoreChunks = await blockChunks(page);
    await navLink(page, 'Technology').click();
    const retry = page.getByRole('alert').getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await restoreChunks();
    await retry.click();
    await expect(title(page)).toHaveText('How Linea works');
    await expect(retry).toBeHidden();
  },
);

statement(
  'Route change: the next route is preloaded, then the view switches. The client view becomes hydrated after the first mount.',
  {fault: scripts('"data-has-hydrated"', '"data-has-mounted"')},
  async ({page}) => {
    const letThrough = await holdScripts(page);
    await page.goto('/get-started', {waitUntil: 'commit'});
    await expect(title(page)).toHaveText(/^Get started/);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    letThrough();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

    const views: string[] = [];
    await page.exposeFunction('seeView', (view: string) => views.push(view));
    await page.evaluate(() => {
      const look = (): void => {
        const view = `${location.pathname} ${document.querySelector('h1')?.textContent ?? 'nothing'}`;
        (window as unknown as {seeView: (view: string) => void}).seeView(view);
      };
      new MutationObserver(look).observe(document.body, {childList: true, subtree: true});
    });
    await navLink(page, 'Release notes').click();
    await expect(title(page)).toHaveText('Release notes');
    expect(new Set(views)).not.toContain('/release-notes nothing');
    expect(views.at(-1)).toBe('/release-notes Release notes');
  },
);
