import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import matter from 'gray-matter';
import {tools} from '../../src/components/shell/ToolCards/tools';
import {openPage} from './support/openPage';
import {scrolledSideways} from './support/scrolledSideways';
import {expect, test} from './support/test';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tool = (page: Page) => page.getByRole('region', {name: 'Connect to Linea'});
const network = (page: Page, name: 'Mainnet' | 'Sepolia') => page.getByRole('radio', {name});
const strip = (page: Page) => page.getByText(/^Blocks from L2 gather/).locator('..');
const pause = (page: Page) => page.getByRole('checkbox', {name: 'Pause the drawing'});

/** What each network shows: values, the file of its code, and its name in the drawing. */
const shown = {
  Mainnet: {
    values: ['https://rpc.linea.build', '59144', 'lineascan.build'],
    sample: 'examples/connect-clients/src/readMainnet.ts',
    layer: 'Linea Mainnet',
    base: 'Ethereum Mainnet',
  },
  Sepolia: {
    values: ['https://rpc.sepolia.linea.build', '59141', 'sepolia.lineascan.build'],
    sample: 'examples/connect-clients/src/readSepolia.ts',
    layer: 'Linea Sepolia',
    base: 'Ethereum Sepolia',
  },
} as const;

/** A value of the list. A link to another site ends with a note. */
const valueIn = (page: Page, value: string) =>
  tool(page)
    .getByRole('definition', {includeHidden: true})
    .filter({
      hasText: new RegExp(String.raw`^${value.replaceAll('.', String.raw`\.`)}(?: \(|Copy|$)`),
    });

async function expectNetwork(page: Page, name: 'Mainnet' | 'Sepolia'): Promise<void> {
  const other = name === 'Mainnet' ? 'Sepolia' : 'Mainnet';
  for (const value of shown[name].values) {
    await expect(valueIn(page, value)).toBeVisible();
  }
  for (const value of shown[other].values) {
    await expect(valueIn(page, value)).toBeHidden();
  }
  await expect(tool(page).locator('pre:visible')).toHaveText(read(shown[name].sample).trim());
  await expect(strip(page).getByText(shown[name].layer, {exact: true})).toBeVisible();
  await expect(strip(page).getByText(shown[other].layer, {exact: true})).toBeHidden();
  await expect(strip(page).getByText(shown[name].base, {exact: true})).toBeVisible();
  await expect(strip(page).getByText(shown[other].base, {exact: true})).toBeHidden();
  // The time to finality of Linea Sepolia is not published.
  await expect(strip(page).getByText('final after about 2 hours')).toBeVisible({
    visible: name === 'Mainnet',
  });
}

/** Whether the first screen has all of an element. */
async function expectInFirstScreen(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ratio: 1});
}

test('the home page says what Linea is, and shows the values of Linea Mainnet', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByText(/Linea is a layer 2 network/)).toBeVisible();
  await expectNetwork(page, 'Mainnet');
  await expect(tool(page).getByRole('button', {name: /^Copy /})).toHaveCount(4);
});

test('the home page has one search box, which its shortcut focuses', async ({page}) => {
  await openPage(page, '/');
  const box = page.getByRole('combobox', {name: 'Search'});
  await expect(box).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box).toBeFocused();
});

test('the arrow keys choose a network, and the choice moves nothing', async ({page}) => {
  await openPage(page, '/');
  const {height} = (await tool(page).boundingBox()) ?? {};
  await network(page, 'Mainnet').focus();
  await page.keyboard.press('ArrowRight');
  await expect(network(page, 'Sepolia')).toBeFocused();
  await expectNetwork(page, 'Sepolia');
  expect((await tool(page).boundingBox())?.height).toBe(height);
  await page.keyboard.press('ArrowLeft');
  await expectNetwork(page, 'Mainnet');
});

test('the URL and the code of the chosen network are copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/');
  await network(page, 'Sepolia').check();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const url = tool(page).getByRole('button', {name: 'Copy RPC URL of Linea Sepolia'});
  await expect(url).toHaveText('Copy');
  await url.click();
  await expect(url).toHaveText('Copied');
  expect(await clipboard()).toBe('https://rpc.sepolia.linea.build');
  await tool(page).getByRole('button', {name: 'Copy code that reads Linea Sepolia'}).click();
  await expect.poll(clipboard).toBe(read(shown.Sepolia.sample).trim());
});

test('messages of the wallet button move nothing, and can be closed', async ({page}) => {
  await openPage(page, '/');
  const {height} = (await tool(page).boundingBox()) ?? {};
  const button = tool(page).getByRole('button', {name: /^Add to wallet ?: Linea Mainnet$/});
  await button.click();
  await expect(tool(page).getByText(/^No wallet found/)).toBeVisible();
  expect((await tool(page).boundingBox())?.height).toBe(height);
  await tool(page).getByRole('button', {name: 'Close'}).click();
  await expect(tool(page).getByText(/^No wallet found/)).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the network can be chosen, and the drawing paused', async ({page}) => {
    await page.goto('/');
    await expectNetwork(page, 'Mainnet');
    await network(page, 'Sepolia').check();
    await expectNetwork(page, 'Sepolia');
    await pause(page).check();
    await expect(pause(page)).toBeChecked();
  });
});

test('the first action has the time of its tutorial', async ({page}) => {
  await page.goto('/');
  const {tutorial} = matter(read('docs/get-started/build/quickstart/deploy.mdx')).data as {
    readonly tutorial: {readonly minutes: number};
  };
  const link = page.getByRole('main').getByRole('link', {name: /^Deploy your first contract/});
  await expect(link).toHaveText(`Deploy your first contract ${tutorial.minutes} min`);
  await expect(link).toHaveAttribute('href', '/get-started/build/quickstart/deploy');
});

test('the drawing moves until it is paused', async ({page}) => {
  await page.goto('/');
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({playState}) => playState === 'running').length,
    );
  expect(await running()).toBeGreaterThan(10);
  await pause(page).check();
  expect(await running()).toBe(0);
  await pause(page).uncheck();
  expect(await running()).toBeGreaterThan(10);
});

test('only transforms and opacity of the drawing move', async ({page}) => {
  await page.goto('/');
  const moved = await page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .flatMap((animation) =>
          ((animation.effect as KeyframeEffect | null)?.getKeyframes() ?? []).flatMap((frame) =>
            Object.keys(frame),
          ),
        ),
    ),
  ]);
  const bookkeeping = ['offset', 'easing', 'composite', 'computedOffset'];
  expect(moved.filter((name) => !bookkeeping.includes(name)).sort()).toEqual([
    'opacity',
    'transform',
  ]);
});

for (const width of [390, 1440]) {
  test(`with reduced motion, the drawing of ${width} pixels is still and clean`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(pause(page)).toBeHidden();
    // The batch in its bracket: the ends of the bracket are the second and third drawing.
    const [left, right] = await strip(page)
      .locator('svg')
      .evaluateAll((drawings) =>
        drawings.slice(1, 3).map((end) => end.getBoundingClientRect().toJSON() as DOMRect),
      );
    const blocks = await strip(page)
      .locator('i:visible')
      .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().toJSON() as DOMRect));
    expect(blocks.length).toBeGreaterThan(4);
    for (const block of blocks) {
      expect(block.left).toBeGreaterThan(left?.left ?? Infinity);
      expect(block.right).toBeLessThan(right?.right ?? 0);
    }
    const stream = await strip(page).locator('svg').first().boundingBox();
    expect((stream?.x ?? 0) + (stream?.width ?? 0)).toBeLessThan(left?.left ?? 0);
  });
}

test('the drawing weighs less than 6 KB', async ({page}) => {
  await page.goto('/');
  const html = await strip(page).evaluate((element) => element.outerHTML);
  const css = read('src/pages/_components/Strip/styles.module.css');
  expect(brotliCompressSync(html + css).length).toBeLessThan(6000);
});

test('the drawing is not printed', async ({page}) => {
  await page.goto('/');
  await page.emulateMedia({media: 'print'});
  await expect(strip(page)).toBeHidden();
});

test('nothing of the home page is out of view, at any width', async ({page}) => {
  await openPage(page, '/');
  for (const width of [320, 390, 820, 1000, 1440, 2560]) {
    await page.setViewportSize({width, height: 900});
    expect(await scrolledSideways(page), `${width}`).toBe(0);
    for (const name of ['Mainnet', 'Sepolia'] as const) {
      await network(page, name).check();
      const cut = await tool(page)
        .locator('pre, code, a, button, label')
        .evaluateAll((elements) => {
          const edge = document.querySelector('main section')?.getBoundingClientRect().right ?? 0;
          return elements
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth + 1 &&
                getComputedStyle(element).display !== 'inline',
            )
            .concat(elements.filter((element) => element.getBoundingClientRect().right > edge))
            .map((element) => element.outerHTML.slice(0, 80));
        });
      expect(cut, `${name}, ${width}`).toEqual([]);
    }
  }
});

test('the first screen of a desktop has the tool, the drawing and the next heading', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openPage(page, '/');
  const main = page.getByRole('main');
  for (const element of [
    main.getByRole('heading', {level: 1}),
    tool(page),
    strip(page),
    main.getByRole('heading', {name: 'Popular tasks'}),
  ]) {
    await expectInFirstScreen(element);
  }
});

test('the first screen of a phone has the action and the RPC URL, and the tool is above the drawing', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/');
  const main = page.getByRole('main');
  for (const element of [
    main.getByRole('heading', {level: 1}),
    main.getByText(/Linea is a layer 2 network/),
    main.getByRole('link', {name: /^Deploy your first contract/}),
    network(page, 'Sepolia'),
    tool(page).getByText('https://rpc.linea.build', {exact: true}),
  ]) {
    await expectInFirstScreen(element);
  }
  const [above, below] = [await tool(page).boundingBox(), await strip(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

const tasks = [
  ['Connect to Linea', '/get-started/connect'],
  ['Get test ETH', '/get-started/how-to/get-testnet-eth'],
  ['Deploy a contract', '/get-started/how-to/deploy-smart-contract'],
  ['Bridge', '/get-started/how-to/bridge'],
  ['Run a node', '/get-started/how-to/run-a-node'],
  ['Call the API', '/api'],
  ['Get started', '/get-started'],
  ['Technology', '/technology/architecture'],
  ['API & SDK', '/api'],
  ['Learn', '/learn'],
] as const;

test('the home page leads to what readers come for', async ({page, request}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [task, path] of tasks) {
    await expect(main.getByRole('link', {name: task, exact: true})).toHaveAttribute('href', path);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await main.getByRole('link', {name: 'Connect to Linea', exact: true}).click();
  await expect(page).toHaveURL('/get-started/connect');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
});

for (const viewport of [
  {width: 1440, height: 900},
  {width: 390, height: 844},
]) {
  test(`the first screen of the home page leads to the tutorials at ${viewport.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', {name: 'Follow a tutorial'});
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', '/learn');
  });
}

test('browsers and phones find every icon, and chats the social card', async ({page, request}) => {
  await page.goto('/');
  const found = await page.evaluate(() => ({
    icons: [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel*="icon"], link[rel="manifest"]'),
    ].map(({href}) => href),
    card: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '',
  }));
  expect(found.icons).toHaveLength(4);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: {src: string}[];
  };
  const files = [
    ...found.icons,
    new URL(found.card).pathname,
    ...manifest.icons.map(({src}) => `/${src}`),
  ];
  for (const file of files) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('each tool has a card that leads to it', async ({page}) => {
  await openPage(page, '/');
  const section = page.getByRole('region', {name: 'Interactive tools'});
  for (const {title, to} of tools) {
    await expect(section.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', to);
  }
  await section.getByRole('link', {name: 'Interactive tools', exact: true}).click();
  await expect(page).toHaveURL('/get-started/tools');
});

/** The places of elements, rounded to pixels. */
const places = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const {left, right, top} = element.getBoundingClientRect();
      return {left: Math.round(left), right: Math.round(right), top: Math.round(top)};
    }),
  );

test('tools and sections are in one grid, and the links of sections begin at one height', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const main = page.getByRole('main');
  const columns = (all: readonly {left: number; right: number}[]) =>
    all.map(({left, right}) => [left, right]);
  const browse = main.getByRole('region', {name: 'Browse the documentation'});
  const cards = await places(
    main.getByRole('region', {name: 'Interactive tools'}).getByRole('listitem'),
  );
  const blocks = browse.getByRole('listitem').filter({has: page.getByRole('heading')});
  const sections = await places(blocks);
  expect(cards).toHaveLength(4);
  expect(columns(sections)).toEqual(columns(cards));
  const lists = await places(blocks.getByRole('list'));
  expect(new Set(lists.map(({top}) => top)).size).toBe(1);
});
