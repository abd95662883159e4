import path from 'node:path';
import type {Page} from '@playwright/test';
import {encodeErrorResult, parseAbi} from 'viem';
import {DECODER_PAGE as DECODER, decoderPart} from '../../tools/budget/onDemand';
import {siteScripts} from '../../tools/budget/siteScripts';
import {examples} from '../../src/components/contracts/ContractDecoder/examples';
import {decoderStatus as status} from './support/decoderStatus';
import {openPage} from './support/openPage';
import {scrolledSideways} from './support/scrolledSideways';
import {smallTargets} from './support/smallTargets';
import {holdScripts} from '../../tools/scriptChunks';
import {expect, test} from './support/test';
import {watchErrors} from './support/watchErrors';

const field = (page: Page) => page.getByLabel(/^Calldata, revert data/);

function exampleOf(label: string): string {
  const example = examples.find((each) => each.label === label);
  if (example === undefined) {
    throw new Error(`The decoder has no example "${label}"`);
  }
  return example.data;
}

const CLAIM = exampleOf('Claim');
const ERROR = exampleOf('Custom error');

async function decode(page: Page, text: string): Promise<void> {
  await openPage(page, DECODER);
  await field(page).fill(text);
}

test('a claim is named, with its arguments, and the call that it delivers', async ({page}) => {
  const errors = watchErrors(page);
  await decode(page, CLAIM);
  await expect(status(page)).toHaveText(/^Calldata: function claimMessageWithProof of LineaRollup/);
  await expect(page.getByRole('heading', {name: 'Calldata: claimMessageWithProof'})).toBeVisible();
  const table = page.getByRole('table', {name: 'Arguments of claimMessageWithProof'});
  await expect(table.getByRole('row', {name: /messageNumber/})).toContainText('76131');
  await expect(table.getByRole('row', {name: /^to address/})).toContainText(
    'TokenBridge on Ethereum Mainnet',
  );
  await expect(table.getByRole('row', {name: /^data bytes/})).toContainText(
    'calls completeBridging of TokenBridge',
  );
  await expect(table.getByRole('row', {name: /_amount/})).toContainText('36628216024964374528');
  expect(errors).toEqual([]);
});

test('a member leads to its section on the page of the contract that declares it', async ({
  page,
}) => {
  await decode(page, CLAIM);
  const link = page
    .getByRole('article')
    .getByRole('link', {name: 'LineaRollup', exact: true})
    .first();
  await expect(link).toHaveAttribute('href', /#claimmessagewithproof$/);
  await link.click();
  await expect(page).toHaveURL(/l1messageservice#claimmessagewithproof$/);
  await expect(page.locator('#claimmessagewithproof')).toBeInViewport();
});

test('a custom error is named, with its values', async ({page}) => {
  await decode(page, ERROR);
  await expect(status(page)).toHaveText(/^A revert: error MessageSendingFailed of .*1 value\.$/);
  await expect(
    page.getByRole('table', {name: 'Values of MessageSendingFailed'}).getByRole('row').last(),
  ).toContainText('0x34Be5b8C30eE4fDe069DC878989686aBE9884470');
});

test('an unknown selector, cut data and wrong digits are answered in words', async ({page}) => {
  await decode(page, '0xdeadbeef');
  await expect(status(page)).toHaveText(
    /No member of the \d+ Linea contracts .* has the selector 0xdeadbeef/,
  );
  await expect(page.getByRole('link', {name: /look up the signature/})).toHaveAttribute(
    'href',
    /\/api\/decoder#unknown$/,
  );
  await field(page).fill(CLAIM.slice(0, -300));
  await expect(page.getByText(/^data ends outside the data/)).toBeVisible();
  await expect(page.getByRole('row', {name: /messageNumber/})).toContainText('76131');
  await field(page).fill('0x123');
  await expect(status(page)).toHaveText(/^The data has an odd number of digits, 3/);
  await field(page).fill('0xzz');
  await expect(status(page)).toHaveText(/^Character 3 is “z”/);
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
  await expect(page.getByRole('button', {name: 'Clear'})).toHaveCount(0);
});

test('a link fills the field, and the button writes one that does', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${DECODER}#data=${ERROR}`);
  await expect(field(page)).toHaveValue(ERROR);
  await expect(status(page)).toHaveText(/MessageSendingFailed/);

  const log = exampleOf('Log');
  await field(page).fill(log);
  await expect(status(page)).toHaveText(/MessageSent/);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Copied', {exact: true})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(field(page)).toHaveValue(log);
  await expect(status(page)).toHaveText(/MessageSent/);
});

test('what is too long for a link says so', async ({page}) => {
  await decode(page, `0x9f3ce55a${'00'.repeat(3_000)}`);
  await expect(page.getByText(/^Too long for a link \(at most 4,000 characters\)/)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Copy link'})).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** Revert reasons that try to look like a part of the site, or to break it. */
const TRICKS = [
  '`',
  '[Claim](https://example.org)',
  '[Claim](javascript:alert(1))',
  '](',
  '<b>',
  '%',
];

test('a revert that looks like markup is shown as it is', async ({page}) => {
  const errors = watchErrors(page);
  await openPage(page, DECODER);
  const table = page.getByRole('table', {name: /of (?:Error|sendMessage)$/});
  for (const trick of TRICKS) {
    const revert = encodeErrorResult({
      abi: parseAbi(['error Error(string)']),
      args: [trick],
    });
    // The same text as bytes in the calldata of a message.
    const bytes = Buffer.from(trick.padEnd(32)).toString('hex');
    const call = `0x9f3ce55a${'0'.repeat(128)}${'60'.padStart(64, '0')}${'20'.padStart(64, '0')}${bytes}`;
    await field(page).fill(revert);
    await expect(table).toContainText(`"${trick}"`);
    await field(page).fill(call);
    await expect(table.getByRole('row', {name: /^_calldata/})).toContainText(trick);
    await expect(table.getByRole('link', {name: 'Claim'})).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a link with data that cannot be read breaks nothing', async ({page}) => {
  const errors = watchErrors(page);
  for (const data of [
    '%00',
    '%',
    '%E2%80%AE0x',
    '<img src=x onerror=alert(1)>',
    '0x',
    '__proto__',
  ]) {
    await openPage(page, `${DECODER}#data=${data}`);
    await expect(field(page)).toBeVisible();
    await expect(page.locator('article img')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('what was typed before the scripts were there is decoded', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DECODER, {waitUntil: 'commit'});
  await field(page).fill(ERROR);
  release();
  await expect(status(page)).toHaveText(/MessageSendingFailed/);
  await expect(field(page)).toHaveValue(ERROR);
});

test('what was typed stays when an anchor is followed, and gives way to another link', async ({
  page,
}) => {
  await openPage(page, `${DECODER}#data=${ERROR}`);
  await expect(status(page)).toHaveText(/MessageSendingFailed/);
  await field(page).fill('claimMessage');
  await page.evaluate(() => {
    window.location.hash = '#unknown';
  });
  await expect(page).toHaveURL(/#unknown$/);
  await expect(field(page)).toHaveValue('claimMessage');
  await page.evaluate(() => {
    window.history.pushState({}, '', '#data=0x9f3ce55a');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(field(page)).toHaveValue('0x9f3ce55a');
  await expect(status(page)).toHaveText(/sendMessage/);
});

test('the keyboard alone is enough', async ({page}) => {
  await openPage(page, DECODER);
  await field(page).focus();
  await page.keyboard.insertText(ERROR);
  await expect(status(page)).toHaveText(/MessageSendingFailed/);
  for (const {label} of examples) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: label, exact: true})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Clear'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', {name: 'Copy the selector of MessageSendingFailed'}),
  ).toBeFocused();
  await page.getByRole('button', {name: 'Clear'}).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('the contract whose words are shown can be chosen', async ({page}) => {
  await decode(page, '0x9f3ce55a');
  const choice = page.getByLabel('Description from');
  await expect(choice.locator('option')).not.toHaveCount(0);
  const [first, second] = await choice.locator('option').allTextContents();
  expect(first).not.toBe(second);
  await choice.selectOption({index: 1});
  await expect(choice).toHaveValue('1');
  await expect(page.getByRole('table', {name: 'Parameters of sendMessage'})).toBeVisible();
});

test('its code and what it knows are loaded on this page alone, and only when a reader turns to it', async ({
  page,
}) => {
  const root = path.resolve(__dirname, '../..');
  const scripts = siteScripts(root, path.join(root, 'build'));
  const loaded: string[] = [];
  page.on('request', (request) => {
    const part = decoderPart(scripts, new URL(request.url()).pathname.slice(1));
    if (part !== undefined) {
      loaded.push(part);
    }
  });
  for (const address of [
    '/',
    '/api',
    '/api/linea-smart-contracts',
    '/api/linea-smart-contracts/tokenbridge/tokenbridge',
    DECODER,
  ]) {
    await openPage(page, address);
    await page.waitForLoadState('networkidle');
    expect(loaded, address).toEqual([]);
  }
  await field(page).focus();
  await expect.poll(() => [...loaded].sort()).toEqual(['code', 'data']);
});

test('nothing that a reader pastes leaves the page', async ({page}) => {
  await openPage(page, DECODER);
  await field(page).focus();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page).fill(CLAIM);
  await expect(status(page)).toHaveText(/claimMessageWithProof/);
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
});

test('when its code cannot be loaded, it says so and tries again', async ({page}) => {
  await openPage(page, DECODER);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await field(page).fill('0x9f3ce55a');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await page.unroute('**/*.js');
  // A request that was refused can still be on its way when the text changes.
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill(ERROR);
    await expect(status(page)).toHaveText(/MessageSendingFailed/, {timeout: 5_000});
  }).toPass();
});

test('the examples decode', async ({page}) => {
  await openPage(page, DECODER);
  for (const {label} of examples) {
    await page.getByRole('button', {name: label, exact: true}).click();
    await expect(status(page)).not.toHaveText('');
    await expect(page.locator('article section h3').first()).toBeVisible();
  }
});

const heading = (page: Page) => page.locator('article section h3').first();

/** Whether the result's heading is in the upper half of the window. */
const isHigh = async (page: Page) =>
  ((await heading(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY) < 450;

test('the result of an example comes into view, and focus stays', async ({page}) => {
  await openPage(page, DECODER);
  for (const {label} of examples) {
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    const button = page.getByRole('button', {name: label, exact: true});
    await button.click();
    await expect.poll(() => isHigh(page), label).toBe(true);
    await expect(button).toBeFocused();
  }
});

test('the result of a paste comes into view, and typing moves nothing', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, DECODER);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ERROR);
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect.poll(() => isHigh(page)).toBe(true);
  await expect(field(page)).toBeFocused();

  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await field(page).press('End');
  await page.keyboard.press('Backspace');
  await expect(status(page)).toHaveText(/odd number of digits/);
  await page.keyboard.type('0');
  await expect(heading(page)).toBeAttached();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('many logs and many values are shown in parts, and the keyboard keeps its place', async ({
  page,
}) => {
  const log = JSON.parse(exampleOf('Log')) as object;
  await decode(page, JSON.stringify({logs: Array.from({length: 45}, () => log)}));
  await expect(status(page)).toHaveText(/^45 results\./);
  const headings = page.getByRole('heading', {name: /^A log of LineaRollup/});
  await expect(headings).toHaveCount(20);
  const more = page.getByRole('button', {name: 'Show 20 more'});
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(headings).toHaveCount(40);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headings).toHaveCount(45);
  await expect(page.getByRole('button', {name: 'All shown'})).toBeFocused();

  const words = Array.from({length: 150}, (_, place) => String(place + 1).padStart(64, '0'));
  // confirmDeployment(address[])
  await field(page).fill(
    `0x4bf98dce${'20'.padStart(64, '0')}${'96'.padStart(64, '0')}${words.join('')}`,
  );
  const rows = page.getByRole('table', {name: 'Arguments of confirmDeployment'}).getByRole('row');
  await expect(rows).toHaveCount(101);
  await page.getByRole('button', {name: 'Show 100 more values'}).click();
  await expect(rows).toHaveCount(152);
});

test('two million characters are answered, and the page does not stand still for them', async ({
  page,
}) => {
  await openPage(page, DECODER);
  await field(page).focus();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const words = (size: number, each: (place: number) => number) =>
    Array.from({length: size}, (_, place) => word(each(place))).join('');
  const inputs: readonly (readonly [text: string, answer: RegExp])[] = [
    [`0x9f3ce55a${'00'.repeat(999_990)}`, /function sendMessage/],
    [
      `0x4bf98dce${words(2, (place) => 32 + 29_968 * place)}${words(30_000, (place) => place)}`,
      /confirmDeployment/,
    ],
    // 15,000 calls that all refer to the same 400,000 bytes.
    [
      `0x82ad56cb${word(32)}${word(15_000)}${words(30_000, (place) => (place < 15_000 ? 480_000 : 400_000))}`,
      /Part of it/,
    ],
    [
      JSON.stringify(
        Array.from({length: 8_000}, () => JSON.parse(exampleOf('Log')) as object),
      ).slice(0, 1_999_000),
      /isn’t valid JSON/,
    ],
    ['reverted '.repeat(220_000), /This text contains no data/],
    ['0'.repeat(2_000_001), /^This text has 2,000,001 characters/],
  ];
  for (const [text, answer] of inputs) {
    await field(page).fill(text);
    await expect(status(page)).toHaveText(answer);
  }
  const tasks = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
  expect(Math.max(...tasks)).toBeLessThan(4_000);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('nothing overflows, and what can be pressed is large enough', async ({page}) => {
    await openPage(page, DECODER);
    for (const [text, answer] of [
      [CLAIM, /claimMessageWithProof/],
      [ERROR, /MessageSendingFailed/],
      [exampleOf('Log'), /MessageSent/],
      [`0x${'ab'.repeat(32)}`, /^32 bytes/],
    ] as const) {
      await field(page).fill(text);
      await expect(status(page)).toHaveText(answer);
      expect(await scrolledSideways(page)).toBe(0);
      const targets = page.locator('article').locator('button, select, summary');
      expect(await smallTargets(targets)).toEqual([]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page says what the decoder needs', async ({page}) => {
    await page.goto(DECODER);
    // `getByText` ignores `noscript` elements.
    const part = page.locator('article noscript p').first();
    await expect(part).toBeVisible();
    await expect(part).toContainText('The decoder needs JavaScript.');
    await expect(field(page)).toBeHidden();
  });
});
