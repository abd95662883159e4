import type {Page, Route} from '@playwright/test';
import {
  type Answers,
  consentServices,
  ranIn,
  type Service,
  serveOutside,
} from '../support/outsideServices';
import {test} from '../support/outsideSite';
import {inScope} from '../../../tools/test/scope';
import {expect} from '../support/test';

const PAGE = '/get-started';
const MATH_PAGE = '/technology/architecture';

const faults: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'never answers': () => {},
  'answers 500': (route) => route.fulfill({status: 500, body: 'out of order'}),
  'is not reachable': (route) => route.abort('connectionrefused'),
  'answers with a page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><p>Log in to the network</p>'}),
  'throws, and goes on throwing': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: 'setInterval(() => { throw new Error("of somebody else"); }, 50); throw new Error("of somebody else");',
    }),
};

/** Expects that the site still works: navigation without a page load, color mode and search. */
async function expectUsable(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as {stays?: boolean}).stays = true;
  });
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API'}).click();
  await expect(page).toHaveURL(/\/api$/);
  expect(await page.evaluate(() => (window as {stays?: boolean}).stays)).toBe(true);

  const mode = () => page.locator('html').getAttribute('data-theme');
  const before = await mode();
  await page.getByRole('button', {name: /(?:dark|light) mode/i}).click();
  await expect.poll(mode).not.toBe(before);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', {name: 'Search'});
  await box.fill('bridge');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Escape');
}

/** Opens a page and accepts all outside services, some of which can fail. */
async function openAccepted(page: Page, answers: Answers): Promise<readonly string[]> {
  const asked = await serveOutside(page.context(), answers);
  await page.goto(PAGE);
  await page
    .getByRole('region', {name: 'Privacy choices'})
    .getByRole('button', {name: 'Accept'})
    .click();
  return asked;
}

const allFaults = consentServices.flatMap((service) =>
  Object.keys(faults).map((fault) => ({service, fault})),
);

/** Each fault once. The services take turns. */
const eachFaultOnce = Object.keys(faults).map((fault, index) => ({
  service: consentServices[index % consentServices.length] ?? consentServices[0],
  fault,
}));

for (const {service, fault} of inScope(
  'outside-services',
  `${allFaults.length - eachFaultOnce.length} of ${allFaults.length} pairs of an outside service and its fault`,
  {all: allFaults, sample: eachFaultOnce},
)) {
  test(`the page is usable when the ${service} ${fault}`, async ({page}) => {
    const asked = await openAccepted(page, {[service]: faults[fault]});
    const others = consentServices.filter((other) => other !== service);
    await expect
      .poll(async () => Object.keys(await ranIn(page)))
      .toEqual(expect.arrayContaining(others));
    await expect.poll(() => asked.length).toBe(consentServices.length);
    expect(await ranIn(page)).not.toHaveProperty(service);
    await expectUsable(page);
  });
}

test('a script whose bytes are not those that were checked does not run', async ({page}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await openAccepted(page, {
    chatbot: (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: {'access-control-allow-origin': '*'},
        body: '(window.ran ??= {}).chatbot = "tampered";',
      }),
  });
  await expect
    .poll(() => warnings)
    .toContainEqual(
      expect.stringMatching(/docs-bot@1\.2\.3\/index\.js could not be loaded\. The page works/),
    );
  expect(await ranIn(page)).not.toHaveProperty('chatbot');
  await expectUsable(page);
});

test('the page is usable when all outside services are silent', async ({page}) => {
  const silent = Object.fromEntries(
    [...consentServices, 'formulas' as Service].map((service) => [service, () => {}]),
  );
  await openAccepted(page, silent);
  await page.goto(MATH_PAGE);
  await expectUsable(page);
});

test('the page loads to its end before a script that is not its own is asked for', async ({
  page,
}) => {
  const asked = await openAccepted(page, {});
  await expect.poll(() => asked.length).toBe(consentServices.length);
  const before = asked.length;
  await page.reload();
  await expect.poll(() => asked.length).toBe(before + consentServices.length);
  const foreign = () =>
    page.evaluate(() => {
      const [{loadEventStart} = {loadEventStart: 0}] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const others = performance
        .getEntriesByType('resource')
        .filter(({name}) => !name.startsWith(location.origin) || name.endsWith('/js/feedback.js'));
      return {
        count: others.length,
        early: others.filter(({startTime}) => startTime < loadEventStart).map(({name}) => name),
      };
    });
  await expect.poll(foreign).toEqual({count: consentServices.length + 1, early: []});
});

test.describe('the stylesheet of formulas on the CDN', () => {
  /** Whether the first formula shows as MathML (`browser`) or as the markup of KaTeX. */
  const drawnBy = (page: Page) =>
    page
      .locator('.katex')
      .first()
      .evaluate((formula) => {
        const size = (selector: string) => {
          const {width = 0, height = 0} =
            formula.querySelector(selector)?.getBoundingClientRect() ?? {};
          return width > 5 && height > 5;
        };
        return {browser: size('.katex-mathml'), katex: size('.katex-html')};
      });

  test('draws them once it is there, on pages with formulas only', async ({page}) => {
    const asked = await serveOutside(page.context());
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.goto(MATH_PAGE);
    await expect.poll(() => drawnBy(page)).toEqual({browser: false, katex: true});
    expect(asked[0]).toMatch(/\/npm\/katex@[\d.]+\/dist\/katex\.min\.css$/);
    const link = page.locator('link[href*="cdn.jsdelivr.net"]');
    await expect(link).toHaveAttribute('integrity', /^sha384-/);
    await expect(link).toHaveAttribute('crossorigin', 'anonymous');
  });

  const styleFaults: typeof faults = {
    ...faults,
    'is not the one that was checked': (route) =>
      route.fulfill({
        contentType: 'text/css',
        headers: {'access-control-allow-origin': '*'},
        body: 'body { display: none }',
      }),
  };
  for (const [fault, answer] of Object.entries(styleFaults)) {
    test(`leaves them readable when it ${fault}`, async ({page}) => {
      const asked = await serveOutside(page.context(), {formulas: answer});
      await page.goto(MATH_PAGE);
      await expect.poll(() => asked.length).toBe(1);
      await expect(page.getByRole('region', {name: 'Privacy choices'})).toBeVisible();
      expect(await drawnBy(page)).toEqual({browser: true, katex: false});
      await expectUsable(page);
    });
  }

  test('leaves them readable without scripts, and is not asked for', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const asked = await serveOutside(context);
    const page = await context.newPage();
    await page.goto(MATH_PAGE);
    expect(await drawnBy(page)).toEqual({browser: true, katex: false});
    expect(asked).toEqual([]);
    await context.close();
  });
});
