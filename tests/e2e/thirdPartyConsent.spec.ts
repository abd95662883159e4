import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {consentServices, hosts, ranIn, serveOutside} from './support/outsideServices';
import {test} from './support/outsideSite';
import {expect} from './support/test';
import {views} from './support/views';

const PAGE = '/get-started';
const OTHER_PAGE = '/api';

const notice = (page: Page) => page.getByRole('region', {name: 'Privacy choices'});
const accept = (page: Page) => notice(page).getByRole('button', {name: 'Accept'});
const decline = (page: Page) => notice(page).getByRole('button', {name: 'Decline'});
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'});

async function expectAllRun(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.keys(await ranIn(page)))
    .toEqual(expect.arrayContaining([...consentServices]));
}

/** The services that need consent and were requested. */
function reached(asked: readonly string[]): readonly string[] {
  return consentServices.filter((service) => asked.some((url) => url.startsWith(hosts[service])));
}

/** Turns on the Global Privacy Control signal of the browser. */
function sendSignal(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
  });
}

test.describe('consent to outside scripts', () => {
  test('is asked for before anything is loaded', async ({page, context}) => {
    const asked = await serveOutside(context);
    await page.goto(PAGE);
    await expect(notice(page)).toContainText('If you accept, this site loads a tag manager');
    await notice(page).getByText('What loads, and from where').click();
    await expect(notice(page).getByRole('listitem')).toHaveText([
      /: www\.googletagmanager\.com$/,
      /: widget\.example$/,
      /: cdn\.example$/,
    ]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('once given, loads what was named, on later visits without asking', async ({
    page,
    context,
  }) => {
    const asked = await serveOutside(context);
    await page.goto(PAGE);
    await accept(page).click();
    await expect(notice(page)).toHaveCount(0);
    await expectAllRun(page);
    expect(reached(asked)).toEqual(consentServices);

    await page.goto(OTHER_PAGE);
    await expectAllRun(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('once refused, is not asked for again', async ({page, context}) => {
    const asked = await serveOutside(context);
    await page.goto(PAGE);
    await decline(page).click();
    await expect(notice(page)).toHaveCount(0);
    await page.goto(OTHER_PAGE);
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('can be taken back at the foot of the page', async ({page, context}) => {
    const asked: string[] = [];
    await serveOutside(context);
    await page.goto(PAGE);
    await accept(page).click();
    await expectAllRun(page);

    page.on('request', (request) => asked.push(request.url()));
    await opener(page).click();
    await expect(notice(page)).toContainText('You accepted these services.');
    const reloaded = page.waitForEvent('load');
    await decline(page).click();
    await reloaded;
    await expect(opener(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reached(asked)).toEqual([]);
    expect(await ranIn(page)).not.toHaveProperty('chatbot');
  });

  test('is reached first by keyboard, and gives back the focus it took', async ({
    page,
    context,
  }) => {
    await serveOutside(context);
    await page.goto(PAGE);
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(notice(page).getByText('What loads, and from where')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(accept(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveCount(0);

    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toContainText('You declined these services.');
    await page.keyboard.press('Escape');
    await expect(notice(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('is taken as refused where the browser signals so, and can still be given', async ({
    page,
    context,
  }) => {
    const asked = await serveOutside(context);
    await sendSignal(page);
    await page.goto(PAGE);
    await expect(opener(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    expect(asked).toEqual([]);

    await opener(page).click();
    await expect(notice(page)).toContainText('Global Privacy Control');
    await accept(page).click();
    await expectAllRun(page);
    await page.reload();
    await expectAllRun(page);
  });

  test('from before the browser signaled does not outweigh the signal', async ({page, context}) => {
    const asked = await serveOutside(context);
    await page.goto(PAGE);
    await accept(page).click();
    await expectAllRun(page);
    await sendSignal(page);
    const before = asked.length;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);
  });

  test('is asked for on each visit where nothing can be stored', async ({page, context}) => {
    const asked = await serveOutside(context);
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }
    });
    await page.goto(PAGE);
    await accept(page).click();
    await expectAllRun(page);
    const before = asked.length;
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);
  });

  test('follows the answer of another tab', async ({page, context}) => {
    await serveOutside(context);
    await page.goto(PAGE);
    await expect(notice(page)).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(OTHER_PAGE);
    await accept(tab).click();
    await expect(notice(page)).toHaveCount(0);
    await expectAllRun(page);

    await opener(tab).click();
    const reloaded = page.waitForEvent('load');
    await decline(tab).click();
    await reloaded;
    expect(await ranIn(page)).not.toHaveProperty('chatbot');
  });

  test('follows answers that were given while the page slept in the history', async ({
    page,
    context,
  }) => {
    await serveOutside(context);
    await page.goto(PAGE);
    await accept(page).click();
    await expectAllRun(page);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      // A page in the back/forward cache gets no `storage` event.
      localStorage.removeItem('privacy-choices');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await reloaded;
    await expect(notice(page)).toBeVisible();
    expect(await ranIn(page)).not.toHaveProperty('chatbot');
  });

  test('to fewer services is asked for again', async ({page, context}) => {
    const asked = await serveOutside(context);
    await page.addInitScript(() => {
      localStorage.setItem(
        'privacy-choices',
        '{"accepted":true,"services":["chatbot cdn.example"],"signal":false}',
      );
    });
    await page.goto(PAGE);
    await expect(notice(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is nothing to be asked for without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const asked = await serveOutside(context);
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(opener(page)).toBeHidden();
    expect(asked).toEqual([]);
    await context.close();
  });
});

for (const {name, colorScheme, viewport} of views) {
  test.describe(`the notice, ${name}`, () => {
    test.use({colorScheme, viewport});

    test('has no axe violation, opened by the site or by the reader', async ({page, context}) => {
      await serveOutside(context);
      await page.goto(PAGE);
      await expect(notice(page)).toBeVisible();
      await notice(page).getByText('What loads, and from where').click();
      expect(await axeViolations(page)).toEqual([]);
      await decline(page).click();
      await opener(page).click();
      await expect(notice(page)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('moves nothing, and leaves the end of the page to be reached', async ({page, context}) => {
      await serveOutside(context);
      await page.addInitScript(() => {
        const state = window as unknown as {shift: number};
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            state.shift += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
      });
      await page.goto(PAGE);
      await expect(notice(page)).toBeVisible();
      const {height = 0, y: top = 0} = (await notice(page).boundingBox()) ?? {};
      expect(height).toBeLessThan(viewport.height / 2);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBeLessThan(
        0.02,
      );

      // The notice must not cover the page's last control when it has focus.
      await opener(page).focus();
      await expect
        .poll(async () => {
          const box = await opener(page).boundingBox();
          return box && box.y + box.height <= top;
        })
        .toBe(true);
    });
  });
}
