import {expect, test} from './support/test';

test('the home page says what Linea is, offers the search, and shows both networks', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(/Linea is a layer 2 network/)).toBeVisible();
  await expect(main.getByRole('combobox', {name: 'Search'})).toBeVisible();
  for (const value of [
    '59144',
    'https://rpc.linea.build',
    '59141',
    'https://rpc.sepolia.linea.build',
  ]) {
    await expect(main.getByText(value, {exact: true})).toBeVisible();
  }
  await expect(main.getByRole('button', {name: /^Copy /})).toHaveCount(6);
});

const tasks = [
  ['Add the network', '/get-started/connect'],
  ['Get test ETH', '/get-started/how-to/get-testnet-eth'],
  ['Deploy a contract', '/get-started/how-to/deploy-smart-contract'],
  ['Bridge', '/get-started/how-to/bridge'],
  ['Run a node', '/get-started/how-to/run-a-node'],
  ['Call the API', '/api'],
  ['Get started', '/get-started'],
  ['Technology', '/technology/architecture'],
  ['API and SDK', '/api'],
  ['Learn', '/learn'],
] as const;

test('the home page leads to what readers come for', async ({page, request}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [task, path] of tasks) {
    await expect(main.getByRole('link', {name: task, exact: true})).toHaveAttribute('href', path);
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await main.getByRole('link', {name: 'Add the network', exact: true}).click();
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
    const link = page.getByRole('main').getByRole('link', {name: 'follow a tutorial'});
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
