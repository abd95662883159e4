// Specification, sections 2 and 3: the footer and its configuration.
import type {Locator, Page} from '@playwright/test';
import {openPage} from '../support/openPage';
import {type Mutant, scripts, site, styles, text} from './support/mutants';
import {expect, statement} from './support/statement';

function footerOf(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The distinct top edges of elements, in pixels. Elements in one row share one value. */
async function topsOf(elements: Locator): Promise<Set<number>> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return new Set(boxes.map((box) => Math.round(box?.y ?? 0)));
}

statement(
  'The footer has columns of links',
  {fault: styles('.footer__col { flex: 0 0 100%; max-inline-size: 100%; }')},
  async ({page}) => {
    await openPage(page, '/');
    const columns = footerOf(page).locator('.footer__col');
    await expect(columns.locator('.footer__title')).toHaveText([
      'Network',
      'Community',
      'This site',
      'Legal',
    ]);
    expect(await topsOf(columns)).toHaveProperty('size', 1);
    for (const column of await columns.all()) {
      const links = column.getByRole('listitem').getByRole('link');
      expect(await links.count()).toBeGreaterThan(1);
      expect(await topsOf(links)).toHaveProperty('size', await links.count());
    }
  },
);

statement(
  'or one flat link row,',
  {site: 'shell', fault: styles('.footer__link-item { display: block; }')},
  async ({page}) => {
    await openPage(page, '/');
    const links = footerOf(page).locator('.footer__links').last().getByRole('link');
    await expect(links).toHaveText(['Own', /^Explorer/, 'Risks']);
    expect(await topsOf(links)).toHaveProperty('size', 1);
    await links.last().click();
    await expect(page).toHaveURL('/risk-disclosures');
  },
);

statement('an optional logo', {site: 'shell', fault: site('plain')}, async ({page}) => {
  await openPage(page, '/');
  await expect(footerOf(page).getByRole('img', {name: 'The foot'})).toBeVisible();
});

statement(
  'and a copyright line (year 2025).',
  {fault: text('© 2025', '© 2024')},
  async ({page}) => {
    await openPage(page, '/');
    await expect(footerOf(page).getByText(/^Copyright © 2025 /)).toBeVisible();
  },
);

statement(
  'Its links go to the home page, a status page, a block explorer, /risk-disclosures, a chat community, a support site, a feedback forum and the documentation source repository.',
  {fault: text('https://linea.statuspage.io', 'https://linea.build/status')},
  async ({page, request}) => {
    await openPage(page, '/');
    for (const [name, href] of [
      [/^Linea home/, 'https://linea.build'],
      [/^Network status/, 'https://linea.statuspage.io'],
      [/^Block explorer/, 'https://lineascan.build'],
      [/^Risk disclosures/, '/risk-disclosures'],
      [/^Discord/, 'https://discord.gg/hyperledger'],
      [/^Support/, 'https://support.linea.build'],
      [/^Feedback forum/, 'https://community.linea.build/c/feedback'],
      [/^Documentation source/, /^https:\/\/github\.com\//],
    ] as const) {
      await expect(footerOf(page).getByRole('link', {name})).toHaveAttribute('href', href);
    }
    const pages = footerOf(page).locator('a[href^="/"]');
    for (const link of await pages.all()) {
      const path = (await link.getAttribute('href')) ?? '';
      expect((await request.get(path)).status(), path).toBe(200);
    }
  },
);

statement(
  'External links show an external-link icon. (in the footer)',
  {fault: styles('.footer svg { display: none; }')},
  async ({page}) => {
    await openPage(page, '/');
    const footer = footerOf(page);
    const external = footer.locator('a[href^="https://"]');
    expect(await external.count()).toBeGreaterThan(5);
    for (const link of await external.all()) {
      await expect(link.locator('svg')).toBeVisible();
    }
    await expect(footer.locator('a[href^="/"] svg')).toHaveCount(0);
  },
);

/** A statement about a field of the footer. The variant `shell` sets all fields. */
function field(name: string, fault: Mutant, body: (page: Page) => Promise<void>): void {
  statement(`Footer config: ${name}`, {site: 'shell', fault}, async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await openPage(page, '/');
    await body(page);
  });
}

field('style', text('footer--dark', 'footer--light'), async (page) => {
  const {background, page: under} = await footerOf(page).evaluate((footer) => ({
    background: getComputedStyle(footer).backgroundColor,
    page: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(under).toBe('rgb(255, 255, 255)');
  const [red = 255] = (/\d+/.exec(background) ?? []).map(Number);
  expect(red).toBeLessThan(60);
});

field(
  'links',
  scripts('label:"Risks",to:"/risk-disclosures"', 'label:"Risks",to:"/api"'),
  async (page) => {
    await footerOf(page).getByRole('link', {name: 'Risks'}).click();
    await expect(page).toHaveURL('/risk-disclosures');
  },
);

field('logo', text('https://linea.build', 'https://linea.example'), async (page) => {
  const image = footerOf(page).getByRole('img', {name: 'The foot'});
  await expect(image).toHaveAttribute('width', '80');
  await expect(image).toHaveAttribute('src', '/img/favicon.svg');
  await expect(footerOf(page).getByRole('link', {name: 'The foot'})).toHaveAttribute(
    'href',
    'https://linea.build',
  );
});

field('copyright', text('2025 the small site', '2025 another site'), async (page) => {
  await expect(footerOf(page).getByText('Copyright © 2025 the small site.')).toBeVisible();
});
