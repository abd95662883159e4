import type {Page} from '@playwright/test';
import {readPages} from '../../../tools/content/readPages';
import {sitemapPaths} from '../../../tools/sitemap';
import {axeViolations, violationsInModes} from '../support/axe';
import {unchangedPages, VISITED_PAGE} from '../support/pageRecord';
import {partsOf, representatives} from '../support/representatives';
import {inScope} from '../../../tools/test/scope';
import {scrolledSideways} from '../support/scrolledSideways';
import {expect} from '../support/test';
import {unprovenColors} from '../support/textColors';
import {modesAt} from '../support/views';
import {test} from '../support/visitor';

// One visit checks everything. Axe checks representative pages in all views: no other page has
// their set of components. On other pages, axe runs once without color rules, and all text colors
// must be proven. `npm test` visits the representatives, and each other page whose article changed
// since its last passed visit.
test.describe.configure({timeout: 180_000});

const NO_PAGE = '/a-path-that-is-no-page';

const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1440, height: 900};

const paths = [...sitemapPaths(), '/search?q=sequencer', NO_PAGE];
const docs = readPages().map(partsOf);
const represented = new Set(docs.map(({route}) => route));
for (const route of representatives(docs)) {
  represented.delete(route);
}
const chosen = paths.filter((path) => !represented.has(path));
const unchanged = unchangedPages([...represented]);
const visited = inScope(
  'pages',
  unchanged.size === 0
    ? ''
    : `visits of ${unchanged.size} pages that show what they did in a visit that passed: ${[...unchanged].join(', ')}`,
  {all: paths, sample: paths.filter((path) => !unchanged.has(path))},
);
const inAllViews = new Set(
  inScope(
    'axe',
    `axe in all views: ${paths.length - chosen.length} pages whose set of components stands on another page`,
    {all: paths, sample: chosen},
  ),
);

/**
 * Selects the last tab of each tab list.
 *
 * @returns whether the page has tab lists.
 */
async function selectLastTabs(page: Page): Promise<boolean> {
  const lists = page.getByRole('tablist');
  const selected = await lists.evaluateAll((elements) => {
    const tabs = elements.map((list) =>
      [...list.querySelectorAll<HTMLElement>('[role=tab]')].at(-1),
    );
    tabs.forEach((tab) => tab?.click());
    return tabs.length;
  });
  await expect(
    page.locator('[role=tablist] > [role=tab]:last-child[aria-selected=true]'),
  ).toHaveCount(selected);
  return selected > 0;
}

for (const path of visited) {
  const isInAllViews = inAllViews.has(path);
  const title = `${path} has no error, foreign request, sideways scroll or violation${isInAllViews ? ' in all views' : ''}`;
  const annotation = {type: VISITED_PAGE, description: path};
  test(title, {annotation}, async ({visitor}) => {
    const {page} = visitor;
    await visitor.open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(await unprovenColors(page)).toEqual([]);
    if (!isInAllViews) {
      expect(await axeViolations(page, {rules: 'notColors'})).toEqual([]);
    }
    const lookInBothWidths = async () => {
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await scrolledSideways(page)).toBe(0);
        if (isInAllViews) {
          const modes = modesAt(size.width);
          expect(await violationsInModes(page, modes, {colors: 'oneOfEachStyle'})).toEqual([]);
        }
      }
    };
    await lookInBothWidths();
    if (await selectLastTabs(page)) {
      await lookInBothWidths();
      expect(await unprovenColors(page)).toEqual([]);
    }
    const {errors, foreign, refused} = visitor.problems;
    // The browser logs the 404 response as an error.
    expect(errors).toEqual(path === NO_PAGE ? [expect.stringContaining('404')] : []);
    expect({foreign, refused}).toEqual({foreign: [], refused: []});
  });
}
