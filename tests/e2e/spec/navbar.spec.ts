// Specification, sections 2, 3 and 5: the top navigation and its configuration, sidebars, table of contents.
import type {Page} from '@playwright/test';
import {navbarOf} from '../support/navbar';
import {openPage} from '../support/openPage';
import {visitInside} from '../support/visitInside';
import {before, type Mutant, scripts, site, styles, text} from './support/mutants';
import {buildStatement, expect, statement} from './support/statement';

const LONG_PAGE = '/technology/architecture';

/** Scrolls with the mouse wheel and waits for the end, so that the next scroll starts from rest. */
async function wheel(page: Page, distance: number): Promise<void> {
  await page.mouse.move(300, 500);
  const start = await page.evaluate(() => {
    document.documentElement.dataset.scrolling = '';
    addEventListener('scrollend', () => delete document.documentElement.dataset.scrolling, {
      once: true,
    });
    return scrollY;
  });
  await page.mouse.wheel(0, distance);
  await page.waitForFunction(
    (from) => scrollY !== from && document.documentElement.dataset.scrolling === undefined,
    start,
  );
}

/** Opens a long page and scrolls down, which hides the bar. */
async function hideBar(page: Page): Promise<void> {
  await openPage(page, LONG_PAGE);
  await wheel(page, 1500);
  await expect(navbarOf(page).bar).not.toBeInViewport();
}

statement(
  'Top navigation, left: Get started (get-started/index), Technology (technology/architecture), API & SDK (api/index).',
  {fault: scripts('docId:"technology/architecture"', 'docId:"release-notes"')},
  async ({page}) => {
    await openPage(page, '/');
    const {left} = navbarOf(page);
    await expect(left.locator('.navbar__item')).toHaveText([
      'Get started',
      'Technology',
      'API & SDK',
    ]);
    for (const [name, path, heading] of [
      ['Get started', '/get-started', 'Get started with Linea'],
      ['Technology', '/technology/architecture', 'How Linea works'],
      ['API & SDK', '/api', 'API'],
    ] as const) {
      await left.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toContainText(heading);
    }
  },
);

statement(
  'Right: Release notes (release-notes) and an external Support link.',
  {fault: text('https://support.linea.build', '/support')},
  async ({page}) => {
    await openPage(page, '/');
    const {right} = navbarOf(page);
    await expect(right.getByRole('link', {name: /Support/})).toHaveAttribute(
      'href',
      'https://support.linea.build',
    );
    await right.getByRole('link', {name: 'Release notes'}).click();
    await expect(page).toHaveURL('/release-notes');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/release notes/i);
  },
);

statement(
  'The navbar is fixed at the top',
  {fault: styles('.navbar { position: static; }')},
  async ({page}) => {
    await hideBar(page);
    await wheel(page, -200);
    await expect.poll(async () => (await navbarOf(page).bar.boundingBox())?.y).toBe(0);
  },
);

statement(
  'with left and right item groups',
  {fault: styles('.navbar__inner { flex-direction: row-reverse; }')},
  async ({page}) => {
    await openPage(page, '/');
    const {bar, left, right} = navbarOf(page);
    const [whole, first, last] = await Promise.all([
      bar.boundingBox(),
      left.boundingBox(),
      right.boundingBox(),
    ]);
    expect(first?.x).toBeLessThan(50);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan((whole?.width ?? 0) - 50);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(last?.x ?? 0);
  },
);

statement(
  '(default position right)',
  {
    site: 'shell',
    fault: scripts('position:"right",label:"Own"', 'position:"left",label:"Own"'),
  },
  async ({page}) => {
    await openPage(page, '/');
    const {left, right} = navbarOf(page);
    await expect(right.getByRole('link', {name: 'Own'})).toBeVisible();
    await expect(left.getByRole('link', {name: 'Own'})).toHaveCount(0);
  },
);

statement(
  'and a search box on the right.',
  {fault: styles('.navbar__items--right { order: -1; }')},
  async ({page}) => {
    await openPage(page, '/');
    const box = await navbarOf(page).bar.getByRole('combobox', {name: 'Search'}).boundingBox();
    expect(box?.x).toBeGreaterThan(720);
  },
);

statement(
  'It can hide on scroll down',
  {fault: scripts('hideOnScroll:!0', 'hideOnScroll:!1')},
  async ({page}) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 800});
      await openPage(page, '/get-started/build/network-info');
      await expect(navbarOf(page).bar).toBeInViewport();
      await wheel(page, 1500);
      await expect(navbarOf(page).bar).not.toBeInViewport();
    }
    // The focused element must be visible.
    await page.keyboard.press('Control+k');
    await expect(navbarOf(page).bar).toBeInViewport();
  },
);

statement(
  'and reappear on scroll up,',
  {
    fault: before(() => {
      let last = 0;
      const onScroll = (event: Event) => {
        if (scrollY < last && scrollY > 100) {
          event.stopImmediatePropagation();
        }
        last = scrollY;
      };
      addEventListener('scroll', onScroll, true);
    }),
  },
  async ({page}) => {
    await hideBar(page);
    await wheel(page, -200);
    await expect(navbarOf(page).bar).toBeInViewport();
  },
);

statement(
  'near the page top,',
  {
    fault: before(() => {
      // The bar measures its height as 0, so no position counts as near the top.
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {get: () => 0});
    }),
  },
  async ({page}) => {
    await openPage(page, LONG_PAGE);
    // The announcement is above the bar and would move it.
    await page.getByRole('button', {name: 'Close'}).click();
    const {bar} = navbarOf(page);
    for (const distance of [20, 20, 15]) {
      await wheel(page, distance);
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
    }
  },
);

statement(
  'or when jumping to an anchor.',
  {
    fault: before(() => {
      const {getElementById} = Document.prototype;
      Document.prototype.getElementById = function find(id) {
        return `#${id}` === location.hash ? null : getElementById.call(this, id);
      };
    }),
  },
  async ({page}) => {
    await hideBar(page);
    const {bar} = navbarOf(page);
    const contents = page.locator('.theme-doc-toc-desktop a');
    /** Expects the bar in the window, and the heading at most 60 pixels below it. */
    const expectHeading = async () => {
      await expect(bar).toBeInViewport({ratio: 1});
      const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.evaluate(
        () =>
          document.querySelector(`[id="${location.hash.slice(1)}"]`)?.getBoundingClientRect().top,
      );
      expect(top).toBeGreaterThan(edge);
      expect(top).toBeLessThan(edge + 60);
    };
    const readOn = async () => {
      await wheel(page, 300);
      await wheel(page, 100);
      await expect(bar).not.toBeInViewport();
    };
    // Links in the table of contents: down, then up.
    await contents.nth(6).click();
    await expectHeading();
    await readOn();
    await contents.nth(2).click();
    await expectHeading();
    // Down while the bar is visible.
    await contents.nth(8).click();
    await expectHeading();
    await readOn();
    // The link of a heading, a new hash in the URL, and the back and forward buttons.
    await page.locator('main h2 .hash-link').nth(3).click({force: true});
    await expectHeading();
    await readOn();
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      (await contents.nth(9).getAttribute('href')) ?? '',
    );
    await expectHeading();
    await page.goBack();
    await expect(bar).toBeInViewport({ratio: 1});
    await page.goForward();
    await expect(bar).toBeInViewport({ratio: 1});
  },
);

statement(
  'At window widths of 996 px or below it collapses to a hamburger side menu.',
  {
    fault: styles(
      '@media (width <= 996px) { .navbar__toggle { display: none; } .navbar__item { display: inline-block; } }',
    ),
  },
  async ({page}) => {
    const {left} = navbarOf(page);
    const link = left.getByRole('link', {name: 'Technology'});
    const toggle = left.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 997, height: 800});
    await openPage(page, '/');
    await expect(link).toBeVisible();
    await expect(toggle).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(link).toBeHidden();
    await toggle.click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link')).toHaveText([
      '',
      'Get started',
      'Technology',
      'API & SDK',
      'Release notes',
      /^Support/,
      /^GitHub/,
      // Pages that the navbar has no space for.
      'Learn',
      'Tools',
      'API errors',
      'Glossary',
      'Get help',
    ]);
  },
);

statement(
  'External links show an external-link icon. (in the navbar)',
  {fault: styles('.navbar a svg { display: none; }')},
  async ({page}) => {
    await openPage(page, '/get-started');
    const {bar} = navbarOf(page);
    const links = bar.locator('a[href^="https://"]');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await expect(link.locator('svg')).toBeVisible();
    }
    await expect(bar.locator('a[href^="/"] svg')).toHaveCount(0);
  },
);

statement(
  'External links show an external-link icon. (in the text)',
  {fault: styles("main a[target='_blank']::after { content: none !important; }")},
  async ({page}) => {
    await openPage(page, '/get-started');
    for (const details of await page.getByRole('main').locator('summary').all()) {
      await details.click();
    }
    const links = page.getByRole('main').locator('a[href^="https://"]').filter({visible: true});
    expect(await links.count()).toBeGreaterThan(10);
    // The icon is an SVG in the link, or CSS adds it after the link.
    const without = await links.evaluateAll((elements) =>
      elements
        .filter((link) => {
          const {content, width} = getComputedStyle(link, '::after');
          const icon = link.querySelector('svg')?.getBoundingClientRect().width;
          return !((icon ?? (content === 'none' ? 0 : Number.parseFloat(width))) > 4);
        })
        .map((link) => link.textContent),
    );
    expect(without).toEqual([]);
    const inner = page.getByRole('main').locator('a[href^="/"]').filter({visible: true}).first();
    expect(await inner.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  },
);

for (const [keys, userAgent] of [
  ['Cmd+K (Mac)', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0.0.0 Safari/537.36'],
  ['Ctrl+K', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36'],
] as const) {
  statement(
    `Keyboard shortcut ${keys} focuses the search box.`,
    {
      fault: before(() =>
        addEventListener(
          'keydown',
          (event) => event.key === 'k' && event.stopImmediatePropagation(),
          true,
        ),
      ),
    },
    async ({newContext}) => {
      const page = await (await newContext({userAgent})).newPage();
      await openPage(page, LONG_PAGE);
      await page.keyboard.press(keys === 'Ctrl+K' ? 'Control+k' : 'Meta+k');
      await expect(navbarOf(page).bar.getByRole('combobox', {name: 'Search'})).toBeFocused();
    },
  );
}

/** A statement about a field of the logo: the page shows its value as this attribute. */
function logoField(
  field: string,
  fault: Mutant,
  colorScheme: 'dark' | 'light',
  attribute: string,
  value: string,
): void {
  statement(`Logo config: ${field}`, {site: 'shell', fault}, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    await openPage(page, '/support');
    const link = page.locator('.navbar__brand').first();
    const image = link.locator('img');
    await expect(['href', 'target'].includes(attribute) ? link : image).toHaveAttribute(
      attribute,
      value,
    );
    await expect(image).toBeVisible();
    if (attribute === 'href') {
      await link.click();
      await expect(page).toHaveURL(value);
    }
  });
}

logoField('src', text('img/favicon.svg', 'img/none.svg'), 'light', 'src', '/img/favicon.svg');
logoField(
  'srcDark',
  text('img/wordmark-dark.svg', 'img/none.svg'),
  'dark',
  'src',
  '/img/wordmark-dark.svg',
);
logoField('alt', text('The logo', 'A logo'), 'dark', 'alt', 'The logo');
logoField('width', site('plain'), 'dark', 'width', '100');
logoField('height', site('plain'), 'dark', 'height', '30');
logoField('href', scripts('href:"/learn"', 'href:"/api"'), 'dark', 'href', '/learn');
logoField('target', site('plain'), 'dark', 'target', '_self');

/** A statement about a field of a navbar item. The variant `shell` sets most of these fields. */
function itemField(
  field: string,
  fault: Mutant,
  body: (page: Page) => Promise<void>,
  variant = 'shell',
): void {
  statement(`Navbar item config: ${field}`, {site: variant, fault}, async ({page}) => {
    await openPage(page, '/support');
    await body(page);
  });
}

itemField('type', scripts('type:"html"', 'type:"default"'), async (page) => {
  await expect(navbarOf(page).right.locator('em')).toHaveText('Markup');
});

itemField('label', text('Foreign', 'Abroad'), async (page) => {
  await expect(navbarOf(page).right.getByRole('link', {name: /^Foreign/})).toBeVisible();
});

itemField('to', scripts('to:"/learn",activeBasePath', 'to:"/api",activeBasePath'), async (page) => {
  await navbarOf(page).left.getByRole('link', {name: 'Below a path'}).click();
  await expect(page).toHaveURL('/learn');
});

itemField('href', text('https://linea.build', 'https://linea.example'), async (page) => {
  await expect(navbarOf(page).right.getByRole('link', {name: /^Foreign/})).toHaveAttribute(
    'href',
    'https://linea.build',
  );
});

itemField(
  'position (left or right, default right)',
  scripts('position:"left",label:"Below', 'position:"right",label:"Below'),
  async (page) => {
    const {left, right} = navbarOf(page);
    await expect(left.getByRole('link', {name: 'Below a path'})).toBeVisible();
    await expect(right.locator('em')).toBeVisible();
    await expect(right.getByRole('link', {name: 'By a pattern'})).toBeVisible();
  },
);

itemField(
  'items (for dropdowns)',
  text('Risk disclosures', 'Risks'),
  async (page) => {
    const {left} = navbarOf(page);
    await left.getByRole('button', {name: 'More'}).hover();
    await expect(left.locator('.dropdown').first().getByRole('listitem')).toHaveText([
      'Learn',
      'Risk disclosures',
      /^Forum/,
    ]);
  },
  'dropdowns',
);

itemField(
  'activeBasePath',
  scripts('activeBasePath:"/get-started"', 'activeBasePath:"/none"'),
  async (page) => {
    const link = navbarOf(page).left.getByRole('link', {name: 'Below a path'});
    await expect(link).not.toHaveAttribute('aria-current', 'page');
    await visitInside(page, '/get-started/how-to/bridge');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
);

itemField(
  'activeBaseRegex',
  scripts('activeBaseRegex:"^/technology/.+"', 'activeBaseRegex:"^/none"'),
  async (page) => {
    const link = navbarOf(page).right.getByRole('link', {name: 'By a pattern'});
    await visitInside(page, '/get-started');
    await expect(link).not.toHaveAttribute('aria-current', 'page');
    await visitInside(page, '/technology/architecture');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
);

statement(
  'Sidebars are hideable',
  {fault: scripts('hideable:!0', 'hideable:!1')},
  async ({page}) => {
    await openPage(page, '/get-started');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    const link = sidebar.getByRole('link', {name: 'Connect to Linea'});
    await expect(link).toBeVisible();
    const collapse = page.getByRole('button', {name: 'Collapse sidebar'});
    await expect(collapse).toBeVisible();
    await collapse.click();
    await expect(link).toBeHidden();
    await page.getByRole('button', {name: 'Expand sidebar'}).click();
    await expect(link).toBeVisible();
  },
);

statement(
  'and categories are not auto-collapsed.',
  {site: 'shell', fault: scripts('autoCollapseCategories:!1', 'autoCollapseCategories:!0')},
  async ({page}) => {
    await openPage(page, '/get-started');
    const categories = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {name: /guides|headings/});
    await expect(categories).toHaveCount(2);
    for (const category of await categories.all()) {
      await category.click();
      await expect(category).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(categories.first()).toHaveAttribute('aria-expanded', 'true');
  },
);

statement(
  'Table of contents heading levels 2 to 5.',
  {site: 'shell', fault: scripts('maxHeadingLevel:5', 'maxHeadingLevel:4')},
  async ({page}) => {
    await openPage(page, '/get-started/levels');
    await expect(page.locator('.theme-doc-toc-desktop a')).toHaveText([
      'Second level',
      'Third level',
      'Fourth level',
      'Fifth level',
    ]);
  },
);

buildStatement(
  "A navbar item type must be a known type, otherwise the error 'No NavbarItem component found for type' is raised.",
  {site: 'unknownItem', fault: site('plain')},
  ({succeeded, output}) => {
    expect(succeeded).toBe(false);
    expect(output).toContain('No NavbarItem component found for type "clock"');
  },
);

buildStatement(
  'A docs sidebar item without a link target raises an error.',
  {site: 'sidebarWithoutTarget', fault: site('plain')},
  ({succeeded, output}) => {
    expect(succeeded).toBe(false);
    expect(output).toContain('Sidebar with ID "signs" doesn\'t have anything to be linked to');
  },
);

buildStatement(
  'Navbar item fails to render: error naming the faulty item configuration (in the build)',
  {site: 'failingItem', fault: site('plain')},
  ({succeeded, output}) => {
    expect(succeeded).toBe(false);
    expect(output).toMatch(/A navbar item failed to render[\s\S]*"docId": "gone"/);
  },
);

statement(
  'Navbar item fails to render: error naming the faulty item configuration (in the browser)',
  {
    fault: before(() => {
      JSON.stringify = () => '';
    }),
  },
  async ({page, context}) => {
    const broken = scripts('docId:"release-notes"', 'docId:"gone"');
    await broken.patch?.(context);
    await page.goto('/');
    await expect(page.getByText(/"docId": "gone"/)).toBeVisible();
    await expect(page.getByText(/Couldn't find any doc with id "gone"/)).toBeVisible();
  },
);
