import type {Page} from '@playwright/test';
import {DECODER_PAGE} from '../../tools/budget/onDemand';
import {releaseFeeds} from '../../data/releaseFeeds';
import {releases} from '../../data/releases';
import {audiences, releaseAnchor, releaseHeading} from '../../data/releaseWords';
import {catalog} from '../../data/abis/contracts';
import {openIdlePage, openPage} from './support/openPage';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const PAGE = '/release-notes';

const filter = (page: Page) => page.getByRole('group', {name: 'Filter releases'});
const readers = (page: Page) => filter(page).getByRole('combobox', {name: 'Readers'});
const network = (page: Page) => filter(page).getByRole('combobox', {name: 'Network'});
const breaking = (page: Page) => filter(page).getByRole('checkbox', {name: 'Breaking only'});
const count = (page: Page) => filter(page).getByRole('status');
const rows = (page: Page) =>
  page.getByRole('table', {name: /^Dates in UTC/}).getByRole('rowheader');

const ALL = `All ${releases.length} releases are shown.`;

/** The anchors of the visible releases, in order. */
async function headings(page: Page): Promise<readonly string[]> {
  const own = new Set(releases.map(releaseAnchor));
  const ids = await page
    .getByRole('article')
    .getByRole('heading', {level: 2})
    .evaluateAll((all) => all.map(({id}) => id));
  return ids.filter((id) => own.has(id));
}

const anchorsFor = (audience: string) =>
  releases
    .filter(({changes}) => changes.some((change) => change.audience === audience))
    .map(releaseAnchor);

const everything = releases.map(releaseAnchor);
const hidden = 'beta-v4-1';

test('the filter leaves what concerns one audience, in the timeline and in the table', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openPage(page, PAGE);
  expect(await headings(page)).toEqual(everything);
  await expect(rows(page)).toHaveCount(releases.length);

  for (const {key, label} of audiences) {
    await readers(page).selectOption(label);
    const shown = anchorsFor(key);
    await expect(rows(page)).toHaveCount(shown.length);
    expect(await headings(page)).toEqual(shown);
    await expect(count(page)).toHaveText(`${shown.length} of ${releases.length} releases match.`);
    // Each entry shows only the part for this audience.
    await expect(page.locator('[id$="-developers"]:visible')).toHaveCount(
      key === 'developers' ? shown.length : 0,
    );
    await expect(page).toHaveURL(`${PAGE}?for=${key}`);
  }

  await readers(page).selectOption('For all readers');
  expect(await headings(page)).toEqual(everything);
  await expect(count(page)).toHaveText(ALL);
  await expect(page).toHaveURL(PAGE);
  expect(errors).toEqual([]);
});

test('the contents list leaves out what the filter hides', async ({page}) => {
  await openPage(page, PAGE);
  const entries = page.locator('.theme-doc-toc-desktop li a:visible');
  const all = await entries.count();
  await breaking(page).check();
  const shown = await headings(page);
  await expect(entries).toHaveCount(all - everything.length + shown.length);
  await breaking(page).uncheck();
  await expect(entries).toHaveCount(all);
});

test('“Breaking only” leaves breaking changes, for all readers or for some, and hides empty years', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await breaking(page).check();
  await expect(page).toHaveURL(`${PAGE}?changes=breaking`);
  const isBreaking = (audience?: string) =>
    releases.filter(({changes}) =>
      changes.some(
        (change) => change.breaking && (audience ?? change.audience) === change.audience,
      ),
    );
  expect(await headings(page)).toEqual(isBreaking().map(releaseAnchor));
  const changes = page.locator('[data-release] li:visible').filter({hasNot: page.locator('a')});
  await expect(changes.filter({hasNotText: /^Breaking/})).toHaveCount(0);
  await expect(page.getByText('Planned', {exact: true})).toBeHidden();

  await readers(page).selectOption('For node operators');
  const own = isBreaking('operators');
  expect(await headings(page)).toEqual(own.map(releaseAnchor));
  await expect(count(page)).toHaveText(`${own.length} of ${releases.length} releases match.`);
  await expect(page.getByText('2026', {exact: true})).toBeHidden();

  await network(page).selectOption('On Linea Sepolia');
  await expect(page).toHaveURL(`${PAGE}?for=operators&on=sepolia&changes=breaking`);
  expect(await headings(page)).toEqual(
    own.filter(({sepolia}) => sepolia.at !== null).map(releaseAnchor),
  );
});

test('the filter works by keyboard, keeps the focus, and does not move the page', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await readers(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(breaking(page)).toBeFocused();
  const at = () => page.evaluate(() => window.scrollY);
  const before = await at();
  await page.keyboard.press('Space');
  await expect(breaking(page)).toBeChecked();
  await expect(breaking(page)).toBeFocused();
  expect(await at()).toBe(before);
});

for (const {name, viewport} of [
  {name: 'a desktop', viewport: {width: 1440, height: 900}},
  {name: 'a phone', viewport: {width: 390, height: 844}},
]) {
  test.describe(`on ${name}`, () => {
    test.use({viewport});

    test('the filter stays in view, and no heading is under it', async ({page}) => {
      await openPage(page, `${PAGE}#beta-v4-4`);
      const heading = page.locator('#beta-v4-4');
      await expect(heading).toBeInViewport();
      await expect(filter(page)).toBeInViewport();
      await expect(async () => {
        const bar = await filter(page).boundingBox();
        const target = await heading.boundingBox();
        expect(target?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }).toPass();
      // The navbar hides, and the filter takes its place.
      await page.mouse.move(200, 400);
      await page.mouse.wheel(0, 900);
      await expect(async () => {
        expect((await filter(page).boundingBox())?.y).toBeLessThanOrEqual(1);
      }).toPass();
    });
  });
}

test('a link carries the choice, also to one of the entries', async ({page}) => {
  await openPage(page, `${PAGE}?for=operators`);
  await expect(readers(page)).toHaveValue('operators');
  expect(await headings(page)).toEqual(anchorsFor('operators'));

  await openPage(page, `${PAGE}?for=operators#beta-v1-4`);
  await expect(readers(page)).toHaveValue('operators');
  await expect(page.locator('#beta-v1-4')).toBeInViewport();

  // Links within the page keep the filter, and so does the back button.
  await rows(page).getByRole('link', {name: 'Beta v4.4'}).click();
  await expect(page).toHaveURL(`${PAGE}?for=operators#beta-v4-4`);
  await expect(page.locator('#beta-v4-4')).toBeInViewport();
  expect(await headings(page)).toEqual(anchorsFor('operators'));
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?for=operators#beta-v1-4`);
  expect(await headings(page)).toEqual(anchorsFor('operators'));
});

test('a link to an entry that the filter hides shows it', async ({page}) => {
  await openPage(page, `${PAGE}?for=operators#${hidden}`);
  await expect(page.locator(`#${hidden}`)).toBeInViewport();
  await expect(page).toHaveURL(`${PAGE}#${hidden}`);
  await expect(readers(page)).toHaveValue('');

  await readers(page).selectOption('For node operators');
  await expect(page.locator(`#${hidden}`)).toBeHidden();
  await page.evaluate((anchor) => {
    window.location.hash = anchor;
  }, hidden);
  await expect(page.locator(`#${hidden}`)).toBeInViewport();
  await expect(page).toHaveURL(`${PAGE}#${hidden}`);
  await expect(count(page)).toHaveText(ALL);

  // A part of a release for another audience.
  await openPage(page, `${PAGE}?for=operators#beta-v4-0-users`);
  await expect(page.locator('#beta-v4-0-users')).toBeInViewport();
});

test('another page knows nothing of the choice, and the way back finds it', async ({page}) => {
  await openPage(page, PAGE);
  await readers(page).selectOption('For users');
  await page.getByRole('link', {name: 'Run a node'}).first().click();
  await expect(page).toHaveURL(/run-a-node/);
  await expect(page.locator('html')).not.toHaveAttribute('data-releases');
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?for=users`);
  await expect(readers(page)).toHaveValue('users');
  expect(await headings(page)).toEqual(anchorsFor('users'));
});

test('planned releases are marked and stand on top', async ({page}) => {
  await openPage(page, PAGE);
  const planned = releases.filter(({status}) => status === 'planned');
  for (const [index, release] of planned.entries()) {
    const row = rows(page).nth(index);
    await expect(row.getByRole('link', {name: releaseHeading(release)})).toBeVisible();
    await expect(row).toContainText('(planned)');
  }
});

test('the page names its feeds in its head and its text, and they are served', async ({
  page,
  request,
}) => {
  await openPage(page, PAGE);
  for (const {name, path, type} of Object.values(releaseFeeds)) {
    await expect(page.locator(`head > link[rel="alternate"][type="${type}"]`)).toHaveAttribute(
      'href',
      path,
    );
    const link = page.getByRole('article').getByRole('link', {name: new RegExp(`^${name}\\b`)});
    await expect(link).toHaveAttribute('href', path);
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^application\/(?:xml|json)|^text\/xml/);
  }
  const xml = await (await request.get(releaseFeeds.atom.path)).text();
  const problem = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent,
    xml,
  );
  expect(problem).toBeUndefined();
  const [, entry = ''] =
    /<link rel="alternate" type="text\/html" href="([^"]+#[^"]+)"/.exec(xml) ?? [];
  const {pathname, hash} = new URL(entry);
  expect(pathname).toBe(PAGE);
  await expect(page.locator(hash)).toBeAttached();
});

/** Opens a page. @returns a function that gives the signatures of contract members in its scripts so far. */
async function watchMembers(page: Page, path: string): Promise<() => readonly string[]> {
  const signatures = [...catalog.values()].flatMap(({members}) =>
    members.map(({signature}) => signature),
  );
  const scripts: string[] = [];
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    scripts.push(await response.text());
    await route.fulfill({response});
  });
  await openIdlePage(page, path);
  return () => signatures.filter((signature) => scripts.some((code) => code.includes(signature)));
}

test('the page loads no text of an ABI', async ({page}) => {
  const members = await watchMembers(page, PAGE);
  expect(members()).toEqual([]);
});

test('such text would be seen: the decoder loads it', async ({page}) => {
  const members = await watchMembers(page, `${DECODER_PAGE}#data=0x9f3ce55a`);
  await expect.poll(() => members().length).toBeGreaterThan(100);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is shown, and nothing that would not work', async ({page}) => {
    await page.goto(`${PAGE}?for=operators#${hidden}`);
    expect(await headings(page)).toEqual(everything);
    await expect(rows(page)).toHaveCount(releases.length);
    await expect(page.locator(`#${hidden}`)).toBeInViewport();
    await expect(filter(page)).toHaveCount(0);
    await expect(page.getByRole('article').getByRole('link', {name: /^Atom\b/})).toBeVisible();
  });
});
