// cspell:ignore bridg
// cspell:ignore colour
import {readFileSync} from 'node:fs';
import type {BrowserContextOptions, Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {openPage} from '../support/openPage';
import {openResults, openSuggestions, searchBox} from '../support/searching';
import {answer, before, scripts, site, styles, text} from './support/mutants';
import {type DocsData, siteKnowledge} from './support/siteKnowledge';
import {expect, statement} from './support/statement';

const INDEX = /search-index[^/]*\.json/;

/** Text of links to user accounts. It must not match blockchain accounts, such as `eth_accounts`. */
const ACCOUNT = /log ?in|sign ?(?:in|up)|\b(?:my|your|an) account|^account$/i;

/** The code of all scripts with a `src` on a page. */
async function scriptText(page: Page, path = '/'): Promise<string> {
  await openPage(page, path);
  const texts = await page.evaluate(async () => {
    const named = [...document.scripts].map(({src}) => src).filter(Boolean);
    return Promise.all(named.map(async (src) => (await fetch(src)).text()));
  });
  return texts.join('\n');
}

/** The first `JSON.parse` literal with this key in the scripts of the home page. */
async function dataWith(page: Page, key: string): Promise<Record<string, unknown>> {
  const literals = (await scriptText(page)).matchAll(/JSON\.parse\('((?:[^'\\]|\\.)*)'\)/g);
  const values = [...literals].map(([, literal = '']) => {
    const value = JSON.parse(literal.replace(/\\(['\\])/g, '$1')) as unknown;
    return value as Record<string, unknown>;
  });
  const found = values.find((value) => key in value);
  expect(found, `no script has data with "${key}"`).toBeDefined();
  return found ?? {};
}

async function docsData(page: Page): Promise<DocsData> {
  await openPage(page, '/');
  const {docs} = await siteKnowledge(page);
  expect(docs, 'the page knows nothing of the docs').toBeDefined();
  return docs as DocsData;
}

// Section 1: the product and its audience.

statement(
  'Anonymous visitors read documentation. There are no accounts, no business entities and no writes to a server.',
  {
    fault: before(() => {
      addEventListener('load', () => void fetch('/account', {method: 'POST'}));
    }),
  },
  async ({page, context}) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') {
        writes.push(`${request.method()} ${request.url()}`);
      }
    });
    for (const path of ['/', '/get-started/connect', '/api', '/support']) {
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('form[method=post], input[type=password]')).toHaveCount(0);
      await expect(page.getByRole('link', {name: ACCOUNT})).toHaveCount(0);
    }
    expect(writes).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);

statement(
  'Content areas: getting started; how-to guides (bridging, deploying and verifying contracts, running a node); … technology explanations (sequencer, prover, bridge, message service); an API reference (JSON-RPC methods, smart contract docs, …); release notes; risk disclosures; a zero-knowledge glossary.',
  {
    fault: answer(/\/zero-knowledge-glossary$/, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'}),
    ),
  },
  async ({page}) => {
    for (const [path, words] of [
      ['/get-started', 'Get started'],
      ['/get-started/how-to/bridge', 'Bridge'],
      ['/get-started/how-to/deploy-smart-contract', 'verify'],
      ['/get-started/how-to/run-a-node', 'node'],
      ['/technology/architecture', 'sequencer'],
      ['/technology/architecture', 'prover'],
      ['/get-started/build/contracts', 'message service'],
      ['/api', 'JSON-RPC'],
      ['/get-started/build/contracts', 'LineaRollup'],
      ['/release-notes', 'Release notes'],
      ['/risk-disclosures', 'Risk disclosures'],
      ['/zero-knowledge-glossary', 'Glossary'],
    ] as const) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('article')).toContainText(new RegExp(words, 'i'));
    }
  },
);

statement(
  'Shell features: skip-to-content link, optional announcement bar, fixed top navigation bar, mobile side menu, footer, … dark/light colour mode, and a client-side full-text search over the docs.',
  {fault: styles('footer { display: none; }')},
  async ({page}) => {
    await openPage(page, '/get-started');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await expect(
      page
        .getByRole('region', {name: 'Announcement'})
        .or(page.locator('[class*=announcementBar]'))
        .first(),
    ).toBeVisible();
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await page.mouse.wheel(0, 200);
    await expect(navigation).toHaveCSS('position', 'sticky');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(navigation.getByRole('button', {name: /dark|light/i})).toBeVisible();
    await expect(searchBox(page)).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await page.evaluate(() => scrollTo(0, 0));
    await navigation.getByRole('button', {name: /navigation/i}).click();
    await expect(page.getByRole('link', {name: 'Technology'}).first()).toBeVisible();
  },
);

statement(
  'The title and tagline are site configuration.',
  {fault: scripts('title:"Linea docs"', 'title:"Docs"')},
  async ({page}) => {
    expect(await scriptText(page)).toMatch(
      /title:"Linea docs",tagline:"Build, bridge and run nodes on Linea, the zkEVM layer 2 of Ethereum"/,
    );
    await openPage(page, '/learn');
    await expect(page).toHaveTitle(/ \| Linea docs$/);
  },
);

statement(
  'Code blocks support tabs for curl, python, go and nodejs',
  {fault: text('Node.js', 'Deno')},
  async ({page}) => {
    await openPage(page, '/api');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await expect(tabs).toHaveText(['curl', 'Python', 'Go', 'Node.js']);
    for (const [name, code] of [
      ['Python', /import/],
      ['Go', /package main/],
      ['Node.js', /await|const/],
      ['curl', /curl/],
    ] as const) {
      await tabs.filter({hasText: name}).click();
      await expect(page.getByRole('tabpanel', {name}).locator('pre')).toContainText(code);
    }
  },
);

statement(
  'diagrams … are rendered',
  {fault: styles('figure [role=img], figure img { display: none; }')},
  async ({page}) => {
    await openPage(page, '/technology/architecture');
    const drawing = page.getByRole('figure').first().getByRole('img').first();
    await expect(drawing).toBeVisible();
    const {width = 0, height = 0} = (await drawing.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThan(50);
    await expect(page.getByRole('article')).not.toContainText('flowchart');
  },
);

statement(
  'math [is] rendered',
  {fault: answer(/katex[^/]*\.css/, (route) => route.abort())},
  async ({page}) => {
    await openPage(page, '/technology/gas-fees');
    const formula = page.locator('.katex').first();
    await expect(formula).toBeVisible();
    await expect(formula).toHaveCSS('font-family', /KaTeX/);
    // The MathML is for screen readers only. It must not be visible next to the formula.
    await expect(formula.locator('.katex-mathml')).toHaveCSS('position', 'absolute');
    await expect(page.getByRole('article')).not.toContainText('$$');
  },
);

statement(
  "Headings carry a link anchor labelled 'Direct link to {heading}'.",
  {fault: text('Direct link to', 'Link to')},
  async ({page}) => {
    await openPage(page, '/technology/architecture');
    const headings = page.getByRole('article').locator(':is(h2, h3)[id]');
    expect(await headings.count()).toBeGreaterThan(5);
    for (const heading of await headings.all()) {
      const link = heading.getByRole('link');
      const label = (await link.getAttribute('aria-label')) ?? '';
      const words = await heading.evaluate((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('a[class*=hash-link]').forEach((anchor) => anchor.remove());
        return copy.textContent;
      });
      expect(label).toBe(`Direct link to ${words}`);
      await expect(link).toHaveAttribute('href', `#${await heading.getAttribute('id')}`);
    }
  },
);

// Section 3: metadata and configuration of the site.

statement(
  'Docs version: name current, label Next, path /, main doc get-started/index.',
  {fault: scripts('"label":"Next"', '"label":"Latest"')},
  async ({page}) => {
    const {versions} = await docsData(page);
    expect(versions).toEqual([
      expect.objectContaining({
        name: 'current',
        label: 'Next',
        path: '/',
        mainDocId: 'get-started/index',
      }),
    ]);
    await openPage(page, '/get-started');
    await expect(page.locator('html')).toHaveClass(/docs-version-current/);
  },
);

statement(
  'Each doc has an id, a path and a sidebar name.',
  {fault: scripts('"technologySidebar"', '"otherSidebar"')},
  async ({page}) => {
    const {versions} = await docsData(page);
    const docs = versions[0]?.docs ?? [];
    expect(docs.length).toBeGreaterThan(10);
    for (const {id, path} of docs) {
      expect(path.replace(/\/$/, '')).toBe(`/${id.replace(/(?:^|\/)index$/, '')}`);
    }
    const sidebars = new Set(docs.map(({sidebar}) => sidebar));
    expect(sidebars).toEqual(
      new Set([
        'apiSidebar',
        'getStartedSidebar',
        'learnSidebar',
        'technologySidebar',
        // Support and three other pages have no sidebar.
        undefined,
      ]),
    );
    expect(docs.find(({id}) => id === 'technology/architecture')?.sidebar).toBe(
      'technologySidebar',
    );
  },
);

statement(
  'Locale en only, left-to-right, calendar gregory.',
  {fault: scripts('"calendar":"gregory"', '"calendar":"buddhist"')},
  async ({page}) => {
    const {locales, localeConfigs} = await dataWith(page, 'localeConfigs');
    expect(locales).toEqual(['en']);
    expect(localeConfigs).toEqual({
      en: expect.objectContaining({
        direction: 'ltr',
        htmlLang: 'en',
        calendar: 'gregory',
      }) as unknown,
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(
      page.locator('link[rel=alternate][hreflang]:not([hreflang=en], [hreflang=x-default])'),
    ).toHaveCount(0);
  },
);

statement(
  'Site version 3.2.0; site generator version 3.7.0 (here the newest 3.10, two years later).',
  {fault: scripts('"siteVersion":"3.2.0"', '"siteVersion":"3.2.1"')},
  async ({page}) => {
    const {siteVersion, docusaurusVersion} = await dataWith(page, 'siteVersion');
    expect(siteVersion).toBe('3.2.0');
    expect(docusaurusVersion).toMatch(/^3\.10\./);
    await expect(page.locator('meta[name=generator]')).toHaveAttribute(
      'content',
      /^Docusaurus v3\.10\./,
    );
  },
);

statement(
  'A local search plugin and a diagram plugin are enabled.',
  {fault: scripts('docusaurus-theme-mermaid', 'docusaurus-theme-none')},
  async ({page}) => {
    const {pluginVersions} = await dataWith(page, 'siteVersion');
    expect(Object.keys(pluginVersions as object)).toEqual(
      expect.arrayContaining(['docusaurus-theme-mermaid', '@easyops-cn/docusaurus-search-local']),
    );
    const {links} = await openResults(page, 'conflation');
    await expect(links).not.toHaveCount(0);
  },
);

statement(
  'Title, tagline, base url, docs include patterns.',
  {fault: scripts('baseUrl:"/"', 'baseUrl:"/base/"')},
  async ({page}) => {
    const code = await scriptText(page);
    for (const setting of [
      'title:"Linea docs"',
      'tagline:"Build, bridge and run nodes',
      'baseUrl:"/"',
    ]) {
      expect(code).toContain(setting);
    }
    // The browser gets only the result of the patterns: the pages of all folders.
    expect(readFileSync('docusaurus.config.ts', 'utf8')).toContain("include: ['**/*.{md,mdx}']");
    const ids = (await docsData(page)).versions[0]?.docs.map(({id}) => id) ?? [];
    const files = globSync('**/*.{md,mdx}', {cwd: 'docs', ignore: ['**/_*', '**/_*/**']});
    expect(ids.toSorted()).toEqual(files.map((file) => file.replace(/\.mdx?$/, '')).toSorted());
  },
);

statement(
  'Last-update author and time are shown.',
  {fault: text('Last updated', 'Written')},
  async ({page}) => {
    await openPage(page, '/technology/architecture');
    const line = page.getByText(/^Last updated/);
    await expect(line).toContainText(/ on \w{3} \d{1,2}, \d{4} by \S/);
    await expect(line.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  },
);

// Section 9: constants and limits.

statement(
  'Search suggestions shown: at most 8.',
  {fault: scripts('searchSuggestions:8', 'searchSuggestions:9')},
  async ({page}) => {
    await expect(await openSuggestions(page, 'linea')).toHaveCount(8);
  },
);

statement(
  'Search snippet length: 50 characters.',
  {fault: scripts('searchSnippetLength:50', 'searchSnippetLength:60')},
  async ({page}) => {
    const options = await openSuggestions(page, 'network');
    await expect(options).toHaveCount(8);
    const lengths = await options
      .locator('[class*=snippet]')
      .evaluateAll((snippets) => snippets.map(({textContent}) => textContent.length));
    expect(lengths.length).toBeGreaterThan(5);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(50);
    expect(Math.max(...lengths)).toBeGreaterThan(40);
  },
);

statement(
  'Search language: en only.',
  {
    fault: answer(INDEX, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(/bridg(?:e[sd]?|ing)/gi, 'pont'),
      });
    }),
  },
  async ({page}) => {
    // English forms of a word are one word.
    const {links} = await openResults(page, 'bridging');
    await expect(links.filter({hasText: /^bridge/i}).first()).toBeVisible();
  },
);

statement(
  'Stop-word filtering is on.',
  {site: 'plain', fault: site('otherSearch')},
  async ({page}) => {
    // No page of this site contains "about".
    const {links, count} = await openResults(page, 'about obsidian');
    await expect(links.first()).toHaveAttribute('href', '/words/quartz');
    await expect(count).not.toHaveText('No results');
  },
);

statement(
  'Search hint and the Cmd/Ctrl+K shortcut are enabled.',
  {fault: scripts('["Ctrl","K"]', '["Alt","K"]')},
  async ({newContext}) => {
    const open = async (options: BrowserContextOptions) => {
      const page = await (await newContext(options)).newPage();
      await openPage(page, '/learn');
      return page;
    };
    const hint = (page: Page) => page.getByRole('search', {name: 'Documentation'}).locator('kbd');
    const page = await open({});
    await expect(hint(page)).toHaveText(['Ctrl', 'K']);
    await page.keyboard.press('Control+K');
    await expect(searchBox(page)).toBeFocused();
    const apple = await open({userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'});
    await expect(hint(apple)).toHaveText(['⌘', 'K']);
  },
);

statement('Context-based search is disabled.', {fault: site('contexts')}, async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (INDEX.test(pathname)) {
      asked.push(pathname);
    }
  });
  await openSuggestions(page, 'bridge', '/get-started');
  await expect(page.getByRole('link', {name: /^See all results/})).toHaveText('See all results');
  await openPage(page, '/search');
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['/search-index.json']));
});

statement(
  'Term highlighting on the page is disabled.',
  {fault: site('otherSearch')},
  async ({page}) => {
    await openPage(page, '/learn?_highlight=tutorials&_highlight=the');
    await expect(searchBox(page)).toHaveValue('');
    await openSuggestions(page, 'bridge', '/learn?_highlight=tutorials&_highlight=the');
    await expect(page.getByRole('article').locator('mark')).toHaveCount(0);
  },
);

statement(
  'Collapse animation duration is computed from content height, or 1 ms with reduced motion.',
  {
    fault: before(() => {
      // The theme uses `Math.round` only for this duration.
      Math.round = () => 40;
    }),
  },
  async ({newContext}) => {
    /** The height of two sidebar categories in pixels, and the time to fold each in milliseconds. */
    const durations = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await (await newContext({reducedMotion})).newPage();
      await openPage(page, '/get-started');
      const menu = page.locator('.theme-doc-sidebar-menu');
      const found: {height: number; time: number}[] = [];
      for (const label of ['Build', 'How to']) {
        const set = menu.evaluate(
          (element) =>
            new Promise<{height: number; transition: string}>((resolve) => {
              const seen = new MutationObserver((mutations) => {
                const moved = mutations
                  .map(({target}) => target as HTMLElement)
                  .find(({style}) => style.transition.startsWith('height'));
                if (moved) {
                  seen.disconnect();
                  resolve({height: moved.scrollHeight, transition: moved.style.transition});
                }
              });
              seen.observe(element, {subtree: true, attributes: true, attributeFilter: ['style']});
            }),
        );
        await menu.getByText(label, {exact: true}).click();
        const {height, transition} = await set;
        const [, amount, unit] = /([\d.]+)(m?s)/.exec(transition) ?? [];
        found.push({height, time: Number(amount) * (unit === 's' ? 1000 : 1)});
      }
      return found;
    };
    for (const {height, time} of await durations('no-preference')) {
      expect(height).toBeGreaterThan(70);
      // The formula of Material Design, in units of 36 pixels.
      const units = height / 36;
      expect(time).toBeCloseTo(10 * (4 + 15 * units ** 0.25 + units / 5), -1);
    }
    expect((await durations('reduce')).map(({time}) => time)).toEqual([1, 1]);
  },
);

statement(
  'Default docs path: /.',
  {
    fault: scripts(
      '"docusaurus-plugin-content-docs":{"default":{"path":"/"',
      '"docusaurus-plugin-content-docs":{"default":{"path":"/docs"',
    ),
  },
  async ({page}) => {
    expect((await docsData(page)).path).toBe('/');
    await page.goto('/get-started');
    await expect(page.getByRole('article')).toBeVisible();
  },
);

statement('Copyright year: 2025.', {fault: text('© 2025', '© 2026')}, async ({page}) => {
  await openPage(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025');
});
