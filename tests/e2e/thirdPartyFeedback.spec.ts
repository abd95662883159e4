import type {Page, Route} from '@playwright/test';
import {axeViolations} from './support/axe';
import {hosts, serveOutside} from './support/outsideServices';
import {test as outsideTest} from './support/outsideSite';
import {expect, test} from './support/test';
import {views} from './support/views';

const FORUM = 'https://community.linea.build/c/feedback';
const PAGE = '/get-started/how-to/gas-fees';
const TEXT = 'The fee is 5 % & more.';

const feedback = (page: Page) => page.getByRole('region', {name: 'Feedback'});
const answer = (page: Page, name: 'Yes' | 'No') =>
  feedback(page).getByRole('button', {name, exact: true});
const textBox = (page: Page) => feedback(page).getByRole('textbox');

test.describe('feedback on a page', () => {
  test('leads to the forum, and to an issue that names the page and the day of its check', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(feedback(page).getByRole('link', {name: /Feedback forum/})).toHaveAttribute(
      'href',
      FORUM,
    );
    const issue = await feedback(page)
      .getByRole('link', {name: /Report an error/})
      .getAttribute('href');
    const {origin, pathname, searchParams} = new URL(issue ?? '');
    expect(origin + pathname).toBe('https://github.com/Consensys/doc.linea/issues/new');
    expect(searchParams.get('template')).toBe('wrong-page.yml');
    expect(searchParams.get('title')).toBe(await page.getByRole('heading', {level: 1}).innerText());
    expect(searchParams.get('page')).toMatch(
      /^https:\/\/docs\.linea\.build\/get-started\/how-to\/gas-fees \(checked on \d{4}-\d\d-\d\d\)$/,
    );
  });

  test('takes what the reader wrote along to the issue, and sends nothing by itself', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await answer(page, 'No').click();
    await expect(answer(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await textBox(page).fill(TEXT);
    await answer(page, 'Yes').click();
    await expect(textBox(page)).toHaveValue(TEXT);
    await expect(textBox(page)).toHaveAccessibleName('What helped, or what could be better?');
    const issue = await feedback(page)
      .getByRole('link', {name: /open an issue on GitHub with this text/})
      .getAttribute('href');
    expect(new URL(issue ?? '').searchParams.get('statement')).toBe(TEXT);
    await expect(feedback(page).getByRole('button', {name: 'Send'})).toHaveCount(0);
    expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  });

  test('can be given by keyboard', async ({page}) => {
    await page.goto(PAGE);
    await answer(page, 'Yes').focus();
    await page.keyboard.press('Tab');
    await expect(answer(page, 'No')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(textBox(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(textBox(page)).toBeFocused();
  });

  test('has links that work without scripts, and no buttons that do not', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(feedback(page).getByRole('link')).toHaveCount(2);
    await expect(feedback(page).getByRole('link', {name: /Feedback forum/})).toBeVisible();
    await expect(answer(page, 'Yes')).toBeHidden();
    await expect(answer(page, 'No')).toBeHidden();
    await context.close();
  });

  test('says so when its form cannot be loaded, and loads it when asked again', async ({page}) => {
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/js\//, (route) => route.abort('connectionfailed'));
    await answer(page, 'No').click();
    await expect(feedback(page).getByRole('alert')).toHaveText(
      'The form could not be loaded. The links work.',
    );
    await page.unroute(/\/assets\/js\//);
    await answer(page, 'No').click();
    await expect(textBox(page)).toBeVisible();
    await expect(feedback(page).getByRole('alert')).toHaveCount(0);
  });
});

outsideTest.describe('feedback on a page, with an endpoint', () => {
  const send = (page: Page) => feedback(page).getByRole('button', {name: 'Send'});
  const outcome = (page: Page) => feedback(page).getByRole('status');

  /**
   * Writes feedback, without sending it, on the fixture page with a `checked` date.
   * @returns the bodies of all POST requests. The list grows over time.
   */
  async function write(page: Page, endpoint?: (route: Route) => Promise<void> | void) {
    await serveOutside(page.context(), endpoint && {feedback: endpoint});
    const posts: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') {
        posts.push(request.postDataJSON());
      }
    });
    await page.goto('/technology/architecture');
    await answer(page, 'No').click();
    await textBox(page).fill(TEXT);
    return posts;
  }

  outsideTest('posts what it names, when the reader sends it', async ({page}) => {
    const posts = await write(page);
    await expect(feedback(page)).toContainText(
      `When you press Send, your answer, this text, and this page’s title, address and checked date go to ${new URL(hosts.feedback).host}.`,
    );
    expect(posts).toEqual([]);
    await send(page).click();
    await expect(outcome(page)).toHaveText('Thank you. Your feedback was sent.');
    await expect(outcome(page)).toBeFocused();
    expect(posts).toEqual([
      {
        title: 'Architecture',
        path: '/technology/architecture',
        checked: '2026-11-21',
        helpful: false,
        text: TEXT,
      },
    ]);
    await expect(textBox(page)).toHaveCount(0);
  });

  const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
  const answering = (status: number) => (route: Route) =>
    route.fulfill({
      headers: cors,
      status: route.request().method() === 'OPTIONS' ? 204 : status,
    });
  const failures: [string, (route: Route) => Promise<void> | void, string][] = [
    ['refuses it', answering(422), 'feedback.example rejected the feedback (HTTP 422).'],
    ['is overrun', answering(429), 'feedback.example is getting too much feedback (HTTP 429).'],
    ['fails', answering(503), 'feedback.example has a problem (HTTP 503).'],
    ['is not there', (route) => route.abort(), 'feedback.example could not be reached.'],
  ];
  for (const [what, endpoint, words] of failures) {
    outsideTest(`says so and keeps the text when the endpoint ${what}`, async ({page}) => {
      await write(page, endpoint);
      await send(page).click();
      await expect(outcome(page)).toContainText(words);
      await expect(textBox(page)).toHaveValue(TEXT);
      await page.context().unrouteAll();
      await serveOutside(page.context());
      await send(page).click();
      await expect(outcome(page)).toHaveText('Thank you. Your feedback was sent.');
    });
  }

  outsideTest('says so and keeps the text when the endpoint is silent', async ({page}) => {
    await page.clock.install();
    await write(page, () => {});
    await send(page).click();
    await expect(feedback(page).getByRole('button', {name: 'Sending'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.clock.fastForward(10_000);
    await expect(outcome(page)).toContainText('feedback.example didn’t respond within 10 seconds.');
    await expect(textBox(page)).toHaveValue(TEXT);
  });

  outsideTest('says so and keeps the text when the reader is offline', async ({page}) => {
    await write(page, (route) => route.abort('internetdisconnected'));
    await page.context().setOffline(true);
    await send(page).click();
    await expect(outcome(page)).toContainText('You are offline, so nothing was sent.');
    await expect(textBox(page)).toHaveValue(TEXT);
  });

  for (const {name, colorScheme, viewport} of views) {
    outsideTest.describe(name, () => {
      outsideTest.use({colorScheme, viewport});

      outsideTest('has no axe violation, with its form open and a failure told', async ({page}) => {
        await write(page, (route) => route.abort());
        await send(page).click();
        await expect(outcome(page)).toContainText('could not be reached');
        expect(await axeViolations(page)).toEqual([]);
      });
    });
  }
});
