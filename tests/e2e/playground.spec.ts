import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {freePort} from '../../tools/freePort';
import {openPage} from './support/openPage';
import {
  BALANCE,
  CALL,
  ESTIMATE,
  expect,
  openForm,
  PLAYGROUND_CODE,
  runButton,
  spoken,
  test,
  useUrl,
} from './support/playground';
import {watchErrors} from './support/watchErrors';

// One worker for the whole file, because each worker starts a node.
test.describe.configure({mode: 'default'});

/** Requests to other hosts. The list grows over time. */
function foreignRequests(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && request.url().startsWith('http')) {
      requests.push(`${request.method()} ${request.url()}`);
    }
  });
  return requests;
}

/**
 * Forwards requests for Linea Mainnet's public endpoint to another endpoint.
 * @returns the bodies of the requests. The list grows over time.
 */
async function standInForMainnet(page: Page, url: string): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route('https://rpc.linea.build/**', async (route) => {
    const body = route.request().postData() ?? '';
    bodies.push(body);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body,
    });
    await route.fulfill({
      status: answer.status,
      headers: {'access-control-allow-origin': '*', 'content-type': 'application/json'},
      body: await answer.text(),
    });
  });
  return bodies;
}

test('pages without a playground load nothing of it, and one with it only when a reader opens it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      void response.text().then(
        (text) => text.includes(PLAYGROUND_CODE) && loaded.push(response.url()),
        () => undefined,
      );
    }
  });
  for (const path of ['/', '/api', '/get-started', BALANCE]) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(loaded, path).toEqual([]);
  }
  await page.getByRole('button', {name: /^Edit and run/}).click();
  await expect(page.getByRole('form')).toBeVisible();
  // The text of a script arrives after it has run.
  await expect.poll(() => loaded).toHaveLength(1);
});

test('the code is on its way when the pointer comes to the button, or the keyboard', async ({
  page,
}) => {
  for (const approach of ['hover', 'focus'] as const) {
    await openPage(page, BALANCE);
    await page.waitForLoadState('networkidle');
    const code = page.waitForResponse(
      async (response) =>
        response.request().resourceType() === 'script' &&
        (await response.text()).includes(PLAYGROUND_CODE),
    );
    await page.getByRole('button', {name: /^Edit and run/})[approach]();
    await code;
    await expect(page.getByRole('form')).toHaveCount(0);
  }
});

test('nothing leaves the page before the reader runs the request, and then one request does', async ({
  page,
  node,
}) => {
  const foreign = foreignRequests(page);
  const bodies = await standInForMainnet(page, node.url);
  const form = await openForm(page, BALANCE);
  await form.getByLabel('address', {exact: true}).fill(`0x${'1'.repeat(40)}`);
  await form.getByText('Sepolia', {exact: true}).click();
  await form.getByText('Mainnet', {exact: true}).click();
  await form.getByRole('button', {name: 'Example 2'}).click();
  await form.getByRole('button', {name: 'Example 1'}).click();
  await form.getByRole('button', {name: 'JSON'}).click();
  await page.waitForTimeout(500);
  expect(foreign).toEqual([]);

  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/^rpc\.linea\.build responded in \d+ ms\.$/);
  expect(foreign).toEqual(['POST https://rpc.linea.build/']);
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', 'latest'],
    },
  ]);
});

test('an answer is shown with its numbers decoded, its cost, and whether it is as documented', async ({
  page,
  faults,
}) => {
  const errors = watchErrors(page);
  const form = await openForm(page, ESTIMATE);
  await useUrl(form, `${faults.url}/node`);
  await runButton(form).click();
  const result = form.getByRole('region', {name: 'Result'});
  await expect(result).toContainText('"gasLimit": "0x5834"');
  await expect(result).toContainText('22,580 gas');
  await expect(result).toContainText('7 wei per gas');
  await expect(form).toContainText(/\d+ ms/);
  await expect(form).toContainText('HTTP 200');
  await expect(form).toContainText('as documented');
  const {headers = {}} = faults.seen.at(-1) ?? {};
  expect(headers.referer).toBeUndefined();
  expect(headers.cookie).toBeUndefined();
  expect(errors).toEqual([]);
  // A screenshot for the reports.
  await page.screenshot({path: '.cache/reports/playground.png'});
});

test('a wrong parameter is told at its field and in a list, and nothing is sent', async ({
  page,
}) => {
  const foreign = foreignRequests(page);
  const form = await openForm(page, BALANCE);
  const address = form.getByLabel('address', {exact: true});
  await address.fill(`0x${'1'.repeat(39)}`);
  await form.getByLabel('Form of block').selectOption('block number');
  const block = form.getByLabel('block', {exact: true});
  await block.fill('100');
  await block.press('Enter');

  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(
    /Write 0x and 40 hexadecimal digits; this has 39\.$/,
  );
  await expect(spoken(form)).toHaveText('2 fields need fixing. Nothing was sent.');
  const list = form.getByRole('group', {name: 'Fields to fix'});
  await expect(list).toContainText('A quantity is hexadecimal: 100 is 0x64.');
  await list.getByRole('button', {name: 'block'}).click();
  await expect(block).toBeFocused();
  await form.getByRole('button', {name: 'Write 0x64'}).click();
  await expect(block).toHaveValue('0x64');
  await address.fill(`0x${'1'.repeat(40)}`);
  await expect(list).toHaveCount(0);
  expect(foreign).toEqual([]);
});

/** Paths of the fault server, the message for screen readers, and the visible text. */
const failures = [
  ['no-cors', /doesn’t let web pages read its responses \(CORS\)/, '--rpc-http-cors-origins'],
  ['429', /HTTP 429: .* didn’t send a JSON-RPC response/, 'asks you to wait 17 seconds'],
  ['401', /HTTP 401/, 'rejected the request (HTTP 401)'],
  ['502', /HTTP 502/, 'problem on its side (HTTP 502)'],
  ['html', /returned a web page/, 'isn’t a JSON-RPC endpoint'],
  ['malformed', /sent a response that can’t be used/, 'It is not JSON. Size: 28 bytes.'],
  ['neither', /sent a response that can’t be used/, 'It has neither result nor error.'],
  ['wrong-id', /sent a response that can’t be used/, 'its id is 7'],
  ['drop', /closed the connection before the response was complete/, 'Run the request again'],
  ['400-rpc-error', /^Error -32602: Invalid address params/, 'Send 0x and 40 digits.'],
  [
    'unknown-method',
    /^Error -32601: Method not found/,
    'doesn’t support eth_getBalance. It is available',
  ],
  ['revert', /^Error 3: Execution reverted/, 'Revert reason: too late'],
  ['429-rpc-error', /^Error -32005: project ID request rate exceeded/, 'Wait for that time.'],
  ['nowhere', /HTTP 404/, 'which a JSON-RPC endpoint shouldn’t return'],
] as const;

test('the answers of an endpoint that fails are explained', async ({page, faults}) => {
  const errors = watchErrors(page);
  const form = await openForm(page, BALANCE);
  for (const [path, title, words] of failures) {
    await test.step(path, async () => {
      await useUrl(form, `${faults.url}/${path}`);
      await runButton(form).click();
      await expect(spoken(form)).toHaveText(title);
      await expect(form).toContainText(words);
      await expect(runButton(form)).toBeVisible();
    });
  }
  expect(errors).toEqual([]);
});

test('an endpoint that is not there is told, and the request can be taken to a terminal', async ({
  page,
}) => {
  const form = await openForm(page, BALANCE);
  const port = await freePort();
  await useUrl(form, `http://127.0.0.1:${port}/v3/KEY`);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(`127.0.0.1:${port} could not be reached.`);
  await expect(form.getByRole('button', {name: 'Copy as curl'})).toHaveCount(2);
});

test('a failure goes when another endpoint is chosen, and no field is wrong before it is filled', async ({
  page,
}) => {
  await page.route('https://rpc.linea.build/**', (route) => route.abort());
  const form = await openForm(page, BALANCE);
  await runButton(form).click();
  await expect(form.getByRole('link', {name: 'the endpoint responds'})).toBeVisible();

  const url = form.getByLabel('Address of your endpoint');
  await form.getByText('Own URL').click();
  await expect(url).toHaveAttribute('aria-invalid', 'false');
  await expect(form).not.toContainText('could not be reached');
  await runButton(form).click();
  await expect(form.getByRole('group', {name: 'Fields to fix'})).toContainText(
    'Endpoint URL Enter the URL of an endpoint',
  );

  await url.fill(`http://127.0.0.1:${await freePort()}`);
  await runButton(form).click();
  await expect(form).toContainText('Check that the node runs at this URL.');
  await form.getByText('Mainnet', {exact: true}).click();
  await expect(form).not.toContainText('could not be reached');
});

test('Run shows the field that is wrong, on a phone, too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const form = await openForm(page, ESTIMATE);
  const field = form.getByLabel('call.to', {exact: true});
  await field.fill('vitalik');
  await runButton(form).scrollIntoViewIfNeeded();
  await runButton(form).click();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ratio: 1});
});

test('a reader without a network is told so', async ({page, context}) => {
  const form = await openForm(page, BALANCE);
  await context.setOffline(true);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText('You are offline.');
});

test('an endpoint that says nothing for 30 seconds is given up', async ({page, faults}) => {
  await page.clock.install();
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/hang`);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/^Sending to 127\.0\.0\.1/);
  await page.clock.fastForward(31_000);
  await expect(spoken(form)).toHaveText(/didn’t respond within 30 seconds\.$/);
});

test('a run can be stopped by the button and by Escape', async ({page, faults}) => {
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/hang`);
  await runButton(form).click();
  await form.getByRole('button', {name: 'Stop'}).click();
  await expect(spoken(form)).toHaveText('Stopped.');
  await form.getByLabel('address', {exact: true}).press('Control+Enter');
  await expect(spoken(form)).toHaveText(/^Sending to/);
  await page.keyboard.press('Escape');
  await expect(spoken(form)).toHaveText('Stopped.');
});

test('an answer of 5 MB shows its start, can be read on, and is saved as a whole', async ({
  page,
  faults,
}) => {
  const errors = watchErrors(page);
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/big`);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/responded in \d+ ms\.$/);
  await expect(form).toContainText('5 MB');
  await expect(form).toContainText('differs from the documented format at result');
  const lines = form.getByRole('region', {name: 'Result'}).locator('code > span');
  await expect(lines).toHaveCount(400);
  await form.getByRole('button', {name: 'Show 400 more lines'}).click();
  await expect(lines).toHaveCount(800);
  const download = page.waitForEvent('download');
  await form.getByRole('button', {name: 'Save'}).click();
  const file = await (await download).path();
  const saved = JSON.parse(readFileSync(file, 'utf8')) as {result: unknown[]};
  expect(saved.result.length).toBeGreaterThan(20_000);
  expect(errors).toEqual([]);
});

test('an answer without end is cut off at 16 MB', async ({page, faults}) => {
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/endless`);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/ (KB|MB) received…$/);
  await expect(spoken(form)).toHaveText(/is larger than 16 MB\.$/, {timeout: 30_000});
});

test('an empty answer is told in the words of the reference, and comes into view', async ({
  page,
  faults,
}) => {
  await page.setViewportSize({width: 1280, height: 500});
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/null`);
  // The button stays visible without scrolling.
  await expect(runButton(form)).toBeInViewport();
  await runButton(form).click();
  await expect(form).toContainText('if the node lacks the block');
  await expect(form.getByRole('region', {name: 'Result'})).toBeInViewport();
});

test('what is particular of the public endpoints is told before they are asked', async ({page}) => {
  const form = await openForm(page, '/api/reference/eth-supportedentrypoints');
  await expect(form).toContainText('For Linea Sepolia, use Infura.');
  await form.getByText('Own URL').click();
  await expect(form).not.toContainText('For Linea Sepolia, use Infura.');
});

test('an answer of another form is told as such', async ({page, faults}) => {
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/other-form`);
  await runButton(form).click();
  await expect(form).toContainText('differs from the documented format at result');
});

/** URLs that a page cannot use as an endpoint, with the message for each. */
const refused = [
  ['', 'Enter the URL of an endpoint'],
  ['rpc.linea.build', 'This isn’t a URL'],
  ['wss://rpc.linea.build', 'not WebSocket'],
  ['http://192.168.1.4:8545', 'on this machine only'],
  ['https://me:secret@rpc.linea.build', 'user name or a password'],
  ['javascript:alert(1)', 'It can’t use javascript:'],
] as const;

test('an address that cannot be used is refused before anything is sent', async ({page}) => {
  const foreign = foreignRequests(page);
  const form = await openForm(page, BALANCE);
  const field = form.getByLabel('Address of your endpoint');
  for (const [url, words] of refused) {
    await test.step(url, async () => {
      await useUrl(form, url);
      await runButton(form).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await expect(spoken(form)).toHaveText('One field needs fixing. Nothing was sent.');
    });
  }
  expect(foreign).toEqual([]);
});

test('a key in an address is kept nowhere, and no link carries it', async ({
  page,
  context,
  faults,
}) => {
  const key = 'k3y0fTheReader';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await openForm(page, BALANCE);
  await useUrl(form, `${faults.url}/node/${key}`);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/responded in/);
  expect(faults.seen.at(-1)?.path).toBe(`/node/${key}`);
  await form.getByRole('button', {name: 'Copy link'}).click();
  await expect(form.getByRole('button', {name: 'Copied'})).toBeVisible();
  const link = page.url();
  expect(link).toContain('#try=');

  const kept = await page.evaluate(async () =>
    [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
      document.title,
      JSON.stringify(history.state),
      JSON.stringify(await indexedDB.databases()),
      JSON.stringify(await caches.keys()),
      document.body.textContent.replaceAll(/-- *data.*$/gm, ''),
    ].join('\n'),
  );
  expect(kept).not.toContain(key);
  const fragment = Buffer.from(new URL(link).hash.slice('#try='.length), 'base64url').toString();
  expect(fragment).toContain('"n":"own"');
  expect(fragment).not.toContain('127.0.0.1');

  await page.getByRole('link', {name: 'Release notes', exact: true}).first().click();
  await page.goBack();
  await expect(page.getByRole('form').getByLabel('Address of your endpoint')).toHaveValue('');
});

test('a link opens the request, and does not run it', async ({page, node}) => {
  const foreign = foreignRequests(page);
  const bodies = await standInForMainnet(page, node.url);
  const params = [`0x${'7'.repeat(40)}`, 'safe'];
  const state = JSON.stringify({v: 1, n: 'mainnet', p: params});
  await openPage(page, `${BALANCE}#try=${Buffer.from(state).toString('base64url')}`);
  const form = page.getByRole('form');
  await expect(form.getByLabel('address', {exact: true})).toHaveValue(params[0] ?? '');
  await expect(form.getByLabel('block', {exact: true})).toHaveValue('safe');
  await page.waitForTimeout(500);
  expect(foreign).toEqual([]);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/responded in/);
  expect(bodies).toHaveLength(1);
});

for (const [what, state] of [
  ['no JSON', '{'],
  ['another version', JSON.stringify({v: 9, n: 'mainnet', p: []})],
  ['too many parameters', JSON.stringify({v: 1, n: 'mainnet', p: [1, 2, 3]})],
] as const) {
  test(`a link with ${what} shows the example and says so`, async ({page}) => {
    const errors = watchErrors(page);
    await openPage(page, `${BALANCE}#try=${Buffer.from(state).toString('base64url')}`);
    const form = page.getByRole('form');
    await expect(form).toContainText('isn’t valid for this method');
    await expect(form.getByLabel('block', {exact: true})).toHaveValue('latest');
    expect(errors).toEqual([]);
  });
}

test('a link with wrong values shows them with what is wrong, and runs nothing', async ({page}) => {
  const foreign = foreignRequests(page);
  const params = ['<img src=x onerror=alert(1)>', {toString: 1}];
  const state = JSON.stringify({v: 1, n: 'mainnet', p: params});
  const errors = watchErrors(page);
  await openPage(page, `${BALANCE}#try=${Buffer.from(state).toString('base64url')}`);
  const form = page.getByRole('form');
  await expect(form.getByLabel('address', {exact: true})).toHaveValue(params[0] as string);
  await runButton(form).click();
  await expect(spoken(form)).toHaveText(/fixing\. Nothing was sent\.$/);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('everything works from the keyboard', async ({page, faults}) => {
  await openPage(page, BALANCE);
  await page.getByRole('button', {name: /^Edit and run/}).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form');
  await expect(form.getByRole('radio', {name: 'Mainnet'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByLabel('Address of your endpoint')).toBeFocused();
  await page.keyboard.type(`${faults.url}/node`);
  await page.keyboard.press('Enter');
  await expect(spoken(form)).toHaveText(/responded in/);
  await expect(form.getByLabel('Address of your endpoint')).toBeFocused();
});

for (const how of ['the button', 'Escape']) {
  test(`${how} closes the form, which keeps its values`, async ({page}) => {
    const form = await openForm(page, BALANCE);
    const address = form.getByLabel('address', {exact: true});
    await address.fill('0x12');
    if (how === 'Escape') {
      await page.keyboard.press('Escape');
    } else {
      await form.getByRole('button', {name: 'Close'}).click();
    }
    await expect(form).toHaveCount(0);
    const button = page.getByRole('button', {name: 'Edit and run'});
    await expect(button).toBeFocused();
    await expect(page.getByText('The form is closed.')).toBeAttached();
    await expect(page.getByText('Example response, from', {exact: false}).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(address).toHaveValue('0x12');
    await expect(form.getByRole('radio', {name: 'Mainnet'})).toBeFocused();
  });
}

test('Escape in a list of options does not close the form', async ({page}) => {
  const form = await openForm(page, BALANCE);
  await form.getByRole('combobox').first().focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [820, 1000],
  [390, 844],
] as const) {
  test(`at ${width} pixels, the form opens in view, and so does the response`, async ({
    page,
    node,
  }) => {
    await page.setViewportSize({width, height});
    await standInForMainnet(page, node.url);
    const form = await openForm(page, CALL);
    await expect(form.getByRole('button', {name: 'Close'})).toBeInViewport({ratio: 1});
    await runButton(form).click();
    await expect(form.getByRole('region', {name: /^(?:Result|Error data)$/})).toBeInViewport();
  });
}

test('parts are added and taken away, and the keyboard follows', async ({page}) => {
  const form = await openForm(page, ESTIMATE);
  await form.getByRole('button', {name: 'Add call.accessList'}).click();
  await expect(form.getByLabel('call.accessList[0].address', {exact: true})).toBeFocused();
  await form.getByRole('button', {name: 'Add call.accessList[0].storageKeys[1]'}).click();
  await expect(form.getByLabel('call.accessList[0].storageKeys[1]', {exact: true})).toBeFocused();
  await form.getByRole('button', {name: 'Remove call.accessList[0].storageKeys[1]'}).click();
  await expect(form.getByLabel('call.accessList[0].storageKeys[0]', {exact: true})).toBeFocused();
  await form.getByRole('button', {name: 'Remove call.accessList', exact: true}).click();
  await expect(form.getByRole('button', {name: 'Add call.accessList'})).toBeFocused();
  await form.getByRole('button', {name: 'Add the parameter stateOverrides'}).click();
  await expect(form.getByLabel('key of stateOverrides[0]', {exact: true})).toBeFocused();
  await page.keyboard.type(`0x${'5'.repeat(40)}`);
  await form.getByRole('button', {name: 'Add stateOverrides[0].balance'}).click();
  const balance = form.getByLabel('stateOverrides[0].balance', {exact: true});
  await expect(balance).toBeFocused();
  await page.keyboard.type('0xde0b6b3a7640000');
  await expect(balance).toHaveAccessibleDescription(/ 1 ETH$/);
  await expect(form.getByRole('region', {name: 'Request as it will be sent'})).toContainText(
    '"balance": "0xde0b6b3a7640000"',
  );
});

test('parameters can be written as JSON, which becomes the form again only when it fits', async ({
  page,
}) => {
  const form = await openForm(page, BALANCE);
  const toggle = form.getByRole('button', {name: 'JSON'});
  await toggle.click();
  const text = form.getByLabel('params as JSON');
  await text.fill('["0x12", "latest"');
  await toggle.click();
  await expect(form).toContainText('This isn’t JSON.');
  await text.fill('["0x12", "latest", true]');
  await expect(form).toContainText('The method accepts at most 2 parameters, and there are 3.');
  await text.fill('["0x12", "latest"]');
  await expect(form).toContainText('Write 0x and 40 hexadecimal digits; this has 2.');
  await text.fill(`["0x${'3'.repeat(40)}", "safe"]`);
  await toggle.click();
  await expect(form.getByLabel('block', {exact: true})).toHaveValue('safe');
});

test('code that does not come is told, and can be asked for again', async ({page}) => {
  await openPage(page, BALANCE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', {name: /^Edit and run/}).click();
  await expect(page.getByRole('main')).toContainText('The form could not be loaded. Try again.');
  await page.unroute('**/assets/**');
  await page.getByRole('button', {name: /^Edit and run/}).click();
  await expect(page.getByRole('form')).toBeVisible();
});
