import type {Page} from '@playwright/test';
import {fuzzSeed} from '../../../tools/seededRandom';
import {hostileAddresses} from '../support/hostileAddresses';
import {inScope} from '../../../tools/test/scope';
import {expect, test} from '../support/test';
import {expectHydrated, expectUsable, watchErrors} from '../support/usable';
import {visitInside} from '../support/visitInside';

const LONG = 'x'.repeat(10_000);

/** Detects whether code from a URL has run: hostile texts call `hacked()`. */
async function watchInjection(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    Object.assign(window, {
      hacked: () => {
        document.documentElement.dataset.hacked = 'true';
      },
    });
  });
  return () => page.evaluate(() => 'hacked' in document.documentElement.dataset);
}

const texts: readonly (readonly [name: string, text: string])[] = [
  ['a broken percent escape', '%E0%A4%A'],
  ['a percent sign alone', '%'],
  ['an escaped percent sign', '%25'],
  ['10,000 characters', LONG],
  ['the prototype of objects', '__proto__'],
  ['the constructor of objects', 'constructor'],
  ['a script', '<script>hacked()</script>'],
  ['an image that runs a script', '"><img src=x onerror=hacked()>'],
  ['the zero byte', '%00'],
  ['what regular expressions read', '(.*)[a-z'],
];

/** One text each that can break URL decoders, routers and pages. */
const SAMPLE: readonly string[] = [
  'a broken percent escape',
  'the prototype of objects',
  'a script',
];

/** The number of random URLs that tests open inside the running site, and with a page load. */
const {inside, outside} = inScope(
  'hostile-addresses-random',
  '900 of 1,000 random addresses inside the site, and 85 of 100 from outside',
  {all: {inside: 1_000, outside: 100}, sample: {inside: 100, outside: 15}},
);

for (const [name, text] of inScope(
  'hostile-addresses',
  `${texts.length - SAMPLE.length} of ${texts.length} hostile texts in addresses`,
  {all: texts, sample: texts.filter(([name]) => SAMPLE.includes(name))},
)) {
  test(`${name} in query and hash of any page does nothing`, async ({page}) => {
    const errors = watchErrors(page);
    const isHacked = await watchInjection(page);
    for (const [path, title] of [
      ['/', 'Build on Linea'],
      ['/technology/architecture', 'How Linea works'],
      ['/release-notes', 'Release notes'],
      ['/no-such-page', 'Page not found'],
    ] as const) {
      // Hosts reject longer URLs.
      const name = text.slice(0, 1_000);
      await page.goto(`${path}?a=${text}&${name}=b#${text}`);
      await expectHydrated(page);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${text}-again`);
      await expectUsable(page, title);
    }
    expect(await isHacked()).toBe(false);
    expect(errors).toEqual([]);
  });

  test(`${name} in a path shows the not-found page`, async ({page}) => {
    const errors = watchErrors(page);
    const isHacked = await watchInjection(page);
    // Some hosts reject such paths, others serve the not-found page. This route does the second.
    await page.route(/\/hostile/, async (route) => {
      const {origin} = new URL(route.request().url());
      const response = await route.fetch({url: `${origin}/no-such-page`});
      await route.fulfill({response});
    });
    await page.goto(`/hostile/${text}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.goto('/get-started');
    await expectHydrated(page);
    await visitInside(page, `/hostile/${text}/inside?a=b`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Get started with Linea');
    await page.goForward();
    await expectUsable(page, 'Page not found');
    expect(await isHacked()).toBe(false);
    expect(errors).toEqual([]);
  });
}

test(`${inside} hostile addresses within the site leave it usable`, async ({page}) => {
  test.setTimeout(240_000);
  const addresses = hostileAddresses(fuzzSeed, inside);
  process.stdout.write(`Fuzz of routes: seed ${fuzzSeed}, ${addresses.length} addresses inside\n`);
  const errors = watchErrors(page);
  const isHacked = await watchInjection(page);
  await page.goto('/get-started');
  await expectHydrated(page);
  const problems = await page.evaluate(async (list) => {
    const found: string[] = [];
    const titleOf = (): string => document.querySelector('h1')?.textContent ?? '';
    const isSettled = (): boolean =>
      !['', 'This page crashed.'].includes(titleOf()) &&
      document.querySelector('[role=alert]') === null;
    for (const address of list) {
      history.pushState(null, '', location.origin + address);
      dispatchEvent(new PopStateEvent('popstate', {state: null}));
      const start = performance.now();
      do {
        await new Promise((resolve) => setTimeout(resolve));
      } while (!isSettled() && performance.now() - start < 3_000);
      if (!isSettled()) {
        found.push(`${address}: ${titleOf() || 'nothing'}`);
      }
    }
    return found;
  }, addresses);
  expect(problems).toEqual([]);
  expect(errors).toEqual([]);
  expect(await isHacked()).toBe(false);
  await visitInside(page, '/technology/architecture');
  await expectUsable(page, 'How Linea works');
});

test(`${outside} hostile addresses from outside leave the site usable`, async ({page, baseURL}) => {
  test.setTimeout(240_000);
  const addresses = hostileAddresses(fuzzSeed + 1, outside)
    // The test server itself fails on these.
    .filter((address) => !address.includes('%00'));
  process.stdout.write(
    `Fuzz of routes: seed ${fuzzSeed + 1}, ${addresses.length} addresses from outside\n`,
  );
  const errors = watchErrors(page);
  const isHacked = await watchInjection(page);
  let shown = 0;
  for (const address of addresses) {
    await page.goto(`${baseURL}${address}`);
    // Skips URLs that the host rejects.
    if ((await page.locator('#__docusaurus').count()) > 0) {
      shown += 1;
      await expectHydrated(page);
      await expect(page.getByRole('heading', {level: 1}), address).not.toHaveText(
        'This page crashed.',
      );
      expect(await isHacked(), address).toBe(false);
    }
  }
  expect(shown).toBeGreaterThan(addresses.length / 2);
  expect(errors).toEqual([]);
});
