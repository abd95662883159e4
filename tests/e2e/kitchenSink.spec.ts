import type {Page} from '@playwright/test';
import {expect} from './support/test';
import {glossary} from '../../data/glossary';
import {measurePage} from '../../tools/budget/measurePage';
import {registry} from '../../src/markdown/remarkComponents/registry';
import {violationsInModes} from './support/axe';
import {openPage} from './support/openPage';
import {saveData} from '../../tools/scriptChunks';
import {pageTexts, test} from './support/kitchenSink';
import {scrolledSideways} from './support/scrolledSideways';
import {smallTargets} from './support/smallTargets';
import {modesAt} from './support/views';
import {watchPage} from './support/watchPage';

// One worker for the whole file, because each worker builds and serves the site.
test.describe.configure({mode: 'default'});

const paths = [
  '/',
  '/code',
  '/contract',
  '/facts',
  '/api/reference/all-parts',
  '/technology/architecture',
  '/tooling',
  '/zero-knowledge-glossary',
];

/**
 * Puts the parts of a page into their less common state: details open, last tab selected, tooltip
 * shown.
 * @returns whether the page has such parts.
 */
async function openEverything(page: Page): Promise<boolean> {
  let opened = false;
  for (const details of await page.locator('article details').all()) {
    const line = details.locator('> summary');
    // A fold can be in a tab that is not selected.
    if ((await details.getAttribute('open')) === null && (await line.isVisible())) {
      await line.click();
      opened = true;
    }
  }
  for (const tabs of await page.getByRole('tablist').all()) {
    await tabs.getByRole('tab').last().click();
    opened = true;
  }
  const wrap = page.getByRole('button', {name: 'Wrap long lines'}).first();
  if (await wrap.isVisible()) {
    await wrap.click();
    opened = true;
  }
  const example = page.getByRole('button', {name: 'Claim', exact: true});
  if (await example.isVisible()) {
    await example.click();
    await expect(page.getByRole('heading', {name: /claimMessage|0x6463fb2a/})).toBeVisible();
    opened = true;
  }
  const copy = page.getByRole('button', {name: /^Copy/}).first();
  if (await copy.isVisible()) {
    // The text shows for two seconds only. The test waits from before the click, so that a slow
    // machine does not miss it.
    const said = page.getByText('Copied', {exact: true}).first().waitFor({state: 'attached'});
    await copy.click();
    await said;
    opened = true;
  }
  const term = page.getByRole('link', {name: 'shnarf', exact: true});
  if (await term.isVisible()) {
    await term.scrollIntoViewIfNeeded();
    await term.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    opened = true;
  }
  return opened;
}

test('every component that pages can use is shown', () => {
  const text = pageTexts();
  // Some components come from Markdown, or are parts of others.
  const written: Record<string, RegExp> = {
    CodeFence: /^```\w*/m,
    StaticCode: /^```\w*/m,
    Copyable: /<ContractMembers\b/,
    Diagram: /^```mermaid/m,
    ErrorFold: /<RpcErrorIndex\b/,
    FactTable: /<ContractRoles\b/,
    TableFilter: /<ProviderTable\b/,
    // Each page has it.
    PageHead: /^---/,
    ReleaseEntry: /<ReleaseTimeline\b/,
    ReleaseFilter: /<ReleaseTimeline\b/,
    ReleaseYear: /<ReleaseTimeline\b/,
    LearningProgress: /<TutorialProgress\b/,
    Member: /<ContractMembers\b/,
    MemberFilter: /<ContractMembers contract="L2MessageService"/,
    PanelPart: /<RpcExamples\b/,
    RequestPanel: /<RpcExamples\b/,
    ProviderRows: /<ProviderTable\b/,
    RpcPlayground: /<RpcExamples\b/,
    Signature: /<ContractMembers\b/,
    // A contract with many members.
    StaticPart: /<ContractMembers contract="L2MessageService"/,
  };
  const missing = Object.keys(registry).filter(
    (name) => !(written[name] ?? new RegExp(`<${name}\\b`)).test(text),
  );
  expect(missing).toEqual([]);
});

test.describe('at rest and with everything open', () => {
  test.describe.configure({timeout: 180_000});
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  for (const address of paths) {
    for (const width of [1440, 820, 390]) {
      test(`${address} at ${width} px has no error, no violation and no sideways scroll`, async ({
        page,
        baseURL,
      }) => {
        const {errors} = watchPage(page, baseURL);
        await saveData(page);
        await page.setViewportSize({width, height: 900});
        await openPage(page, address);
        expect(await scrolledSideways(page)).toBe(0);
        // The middle width has no separate layout and no axe view, because axe would find nothing
        // new.
        const violations = () => violationsInModes(page, modesAt(width));
        expect(await violations()).toEqual([]);
        if (await openEverything(page)) {
          expect(await scrolledSideways(page)).toBe(0);
          expect(await violations()).toEqual([]);
        }
        expect(errors).toEqual([]);
      });
    }
  }
});

for (const width of [390, 1440]) {
  test(`nothing moves while pages load at ${width} px`, async ({browser, kitchenSink}) => {
    for (const address of paths) {
      const {shift} = await measurePage(browser, kitchenSink, address, width);
      expect(shift, address).toBeLessThanOrEqual(0.02);
    }
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('what can be pressed measures 24 px at least', async ({page}) => {
    for (const address of paths) {
      await openPage(page, address);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const targets = page
        .locator('article')
        .locator('button, [role=tab], summary, .hash-link, .pagination-nav__link');
      expect(await smallTargets(targets), address).toEqual([]);
    }
  });

  test('an address is shown in full', async ({page}) => {
    await openPage(page, '/');
    const addresses = page.locator('article code', {hasText: /^0x[0-9a-fA-F]{40}$/});
    expect(await addresses.count()).toBe(4);
    for (const address of await addresses.all()) {
      const box = await address.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(await address.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(
        0,
      );
    }
  });

  test('a wide formula and a wide table scroll and take the focus, narrow ones do not', async ({
    page,
  }) => {
    await openPage(page, '/');
    await expect(page.getByRole('group', {name: 'Formula, scrolls sideways'})).toHaveCount(1);
    const table = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('the link of a heading is named by its words, code and links among them', async ({page}) => {
  await openPage(page, '/');
  const link = page.getByRole('link', {name: 'Direct link to A heading with code and a link'});
  await expect(link).toHaveAttribute('href', '#heading-with-code');
  await expect(
    page.getByRole('link', {name: 'Direct link to A heading with a label', exact: true}),
  ).toBeAttached();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
});

test('a link that leaves the site shows it, and opens a new tab', async ({page}) => {
  await openPage(page, '/');
  const link = page.getByRole('link', {name: /^link that leaves the site/});
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName('link that leaves the site (opens in a new tab)');
  const width = await link.evaluate((element) => getComputedStyle(element, '::after').width);
  expect(Number.parseFloat(width)).toBeGreaterThan(4);
});

test('notes say in words what their icon and color say', async ({page}) => {
  await openPage(page, '/');
  // The accessibility tree of screen readers. It lacks some of the text that CSS adds.
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const texts = nodes.map(({name}) => (name?.value as string | undefined)?.trim());
  expect(texts).toEqual(expect.arrayContaining(['Note:', 'Tip:', 'Warning:']));
});

test('labels say in words what their color says', async ({page}) => {
  await openPage(page, '/');
  for (const label of [
    'Linea Mainnet',
    'Linea Sepolia',
    'Beta v4',
    'Active',
    'Planned',
    'Beta',
    'Experimental',
    'Retired',
  ]) {
    await expect(page.locator('[data-kind]').getByText(label, {exact: true}).first()).toBeVisible();
  }
});

test('an address is copied whole, and looked up in the explorer of its chain', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/');
  await page.getByRole('button', {name: 'Copy address of L2MessageService'}).last().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
  );
  await expect(page.getByRole('link', {name: /^Lineascan/}).last()).toHaveAttribute(
    'href',
    'https://lineascan.build/address/0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
  );
});

test('sources are listed when they are few, folded away when they are many', async ({page}) => {
  await openPage(page, '/');
  await expect(page.getByRole('link', {name: 'example.org/one'})).toBeVisible();
  await openPage(page, '/code');
  const source = page.getByRole('link', {name: 'example.org/1 (opens in a new tab)'});
  await expect(source).toBeHidden();
  await page.getByText('Checked on Jul 16, 2026 against 12 sources').click();
  await expect(source).toBeVisible();
});

test.describe('code', () => {
  test('can be copied without hovering first', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/code');
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).nth(1);
    await expect(copy).toBeVisible();
    await expect(copy).toHaveCSS('opacity', '1');
    await copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'npx tsx src/readBlock.ts',
    );
    await expect(page.getByText('Copied', {exact: true})).toBeAttached();
  });

  test('breaks its long lines when asked to', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/code');
    const block = page.locator('pre', {hasText: 'linea_estimateGas'});
    const overflow = () => block.evaluate((element) => element.scrollWidth - element.clientWidth);
    const wrap = page.getByRole('button', {name: 'Wrap long lines'}).nth(1);
    expect(await overflow()).toBeGreaterThan(0);
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(0);
    await wrap.click();
    expect(await overflow()).toBeGreaterThan(0);
  });

  test('that is too wide scrolls with the keyboard', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/code');
    const block = page.locator('pre', {hasText: 'linea_estimateGas'});
    await block.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => block.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('tabs', () => {
  test('follow the arrows, Home and End, and go around', async ({page}) => {
    await openPage(page, '/code');
    const tabs = page.getByRole('tablist').first();
    const selected = tabs.getByRole('tab', {selected: true});
    await tabs.getByRole('tab', {name: 'curl'}).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Python'],
      ['End', 'Node.js'],
      ['ArrowRight', 'curl'],
      ['ArrowLeft', 'Node.js'],
      ['Home', 'curl'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected).toHaveText(name);
      await expect(selected).toBeFocused();
    }
  });

  test('control panels that are named by them', async ({page}) => {
    await openPage(page, '/code');
    const ids = await page
      .getByRole('tab')
      .evaluateAll((elements) => elements.map((tab) => tab.getAttribute('aria-controls')));
    expect(new Set(ids).size).toBe(11);
    for (const id of ids) {
      await expect(page.locator(`[id="${id ?? ''}"][role=tabpanel]`)).toHaveCount(1);
    }
    await page.getByRole('tab', {name: 'Go'}).click();
    await expect(page.getByRole('tabpanel', {name: 'Go'})).toContainText('Text in a tab.');
  });
});

test.describe('a term of the glossary', () => {
  const meaning = glossary.find(({id}) => id === 'shnarf')?.definition ?? '';

  test('shows its meaning to the pointer, which can go there, until Escape', async ({page}) => {
    await openPage(page, '/');
    const term = page.getByRole('link', {name: 'shnarf', exact: true});
    const popover = page.getByRole('tooltip');
    await term.hover();
    await expect(popover).toBeVisible();
    await expect(popover).toContainText(meaning.replaceAll('`', '').slice(0, 60));
    await popover.hover();
    await page.waitForTimeout(500);
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await term.hover();
    await expect(popover).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(popover).toBeHidden();
  });

  test('shows its meaning to the keyboard, and is described by it', async ({page}) => {
    await openPage(page, '/');
    const term = page.getByRole('link', {name: 'shnarf', exact: true});
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(term).toHaveAccessibleDescription(/^shnarf/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(term).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zero-knowledge-glossary#shnarf');
  });

  test('stays inside the window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 500});
    await openPage(page, '/');
    // Loads the popover code. The event below, without a real pointer, opens only loaded popovers.
    await page.keyboard.press('Shift');
    for (const name of ['rate limit', 'shnarf', /^a link to a term/]) {
      const term = page.getByRole('link', {name});
      await expect(term).toHaveAccessibleDescription(/./);
      for (const block of ['start', 'end'] as const) {
        await term.evaluate((element, place) => element.scrollIntoView({block: place}), block);
        await term.dispatchEvent('pointerenter', {pointerType: 'mouse'});
        const popover = page.getByRole('tooltip');
        await expect(popover).toBeVisible();
        const box = await popover.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
        await page.keyboard.press('Escape');
      }
    }
  });

  test('brings no meaning before a reader turns to it', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && !response.request().headers().purpose) {
        scripts.push(response.text());
      }
    });
    const code = async () => (await Promise.all(scripts)).join('\n');
    const html = await (await page.goto('/', {waitUntil: 'networkidle'}))?.text();
    expect(html).not.toContain(meaning.slice(0, 40));
    expect(await code()).not.toContain(meaning.slice(0, 40));
    await page.getByRole('link', {name: 'shnarf', exact: true}).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await code()).toContain(meaning.slice(0, 40));
  });

  test('is explained at its first use in the prose of a page', async ({page}) => {
    await openPage(page, '/');
    const terms = page.locator('article a[href^="/zero-knowledge-glossary#"]');
    await expect(terms.filter({hasText: /^coordinator$/})).toHaveCount(1);
    const anchors = await terms.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    await expect(terms.filter({hasText: /^blobs?$/})).toHaveCount(1);
    await expect(
      page.locator(':is(h1, h2, h3, code, pre, th, summary)').locator(terms),
    ).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 844}});

    test('shows its meaning at the first touch and leads to the glossary at the second', async ({
      page,
    }) => {
      await openPage(page, '/');
      const term = page.getByRole('link', {name: 'shnarf', exact: true});
      await term.tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await page.getByRole('heading', {name: 'Terms of the glossary'}).tap();
      await expect(page.getByRole('tooltip')).toBeHidden();
      await term.tap();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(page).toHaveURL('/');
      await term.tap();
      await expect(page).toHaveURL('/zero-knowledge-glossary#shnarf');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is a link', async ({page}) => {
      await page.goto('/');
      await page.getByRole('link', {name: 'shnarf', exact: true}).click();
      await expect(page).toHaveURL('/zero-knowledge-glossary#shnarf');
    });
  });
});
