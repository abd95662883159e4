import type {Page} from '@playwright/test';
import {expect, test} from './support/test';
import {watchPolicy} from './support/watchPolicy';

/** A test with a page whose policy violations are recorded and do not fail the test. */
const watched = test.extend<{readonly refused: readonly string[]; readonly open: Page}>({
  // A separate context, because a violation in the context of `page` fails the test.
  open: async ({browser, baseURL}, provide) => {
    const context = await browser.newContext(baseURL === undefined ? {} : {baseURL});
    await provide(await context.newPage());
    await context.close();
  },
  refused: async ({open}, provide) => {
    const refused = await watchPolicy(open.context());
    await open.goto('/get-started');
    await provide(refused);
  },
});

/** Code that an attacker or a careless change could add, and the violation that it must cause. */
const attacks: readonly (readonly [what: string, directive: string, attack: () => void])[] = [
  [
    'an inline script',
    'script-src-elem refused inline',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.attacked = true';
      document.body.append(script);
    },
  ],
  [
    'a handler in an attribute',
    'script-src-attr refused inline',
    () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="window.attacked = true">',
      );
    },
  ],
  [
    'a script made from text',
    'script-src refused eval',
    () => {
      const script = document.createElement('script');
      script.src = '/eval.js';
      document.body.append(script);
    },
  ],
  [
    'a script of another origin',
    'script-src-elem refused https://example.org/a.js',
    () => {
      const script = document.createElement('script');
      script.src = 'https://example.org/a.js';
      document.body.append(script);
    },
  ],
  [
    'a link that is a script',
    'script-src-elem refused inline',
    () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.attacked = true';
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a worker made from text',
    'worker-src refused blob',
    () => {
      new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    },
  ],
  [
    'a frame',
    'frame-src refused https://example.org of',
    () =>
      document.body.insertAdjacentHTML('beforeend', '<iframe src="https://example.org/"></iframe>'),
  ],
  [
    'a plugin',
    'object-src refused https://example.org of',
    () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<object data="https://example.org/a" type="application/pdf"></object>',
      ),
  ],
  [
    'another base of all addresses',
    'base-uri refused https://example.org/',
    () => document.head.insertAdjacentHTML('afterbegin', '<base href="https://example.org/">'),
  ],
  [
    'a form that sends elsewhere',
    'form-action refused https://example.org/',
    () => {
      const form = document.createElement('form');
      form.action = 'https://example.org/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a picture of another origin',
    'img-src refused https://example.org/a.png',
    () => {
      new Image().src = 'https://example.org/a.png';
    },
  ],
  [
    'a style sheet of another origin',
    'style-src-elem refused https://example.org/a.css',
    () =>
      document.head.insertAdjacentHTML(
        'beforeend',
        '<link rel="stylesheet" href="https://example.org/a.css">',
      ),
  ],
  [
    'a request over HTTP to another machine',
    'connect-src refused http://example.org/',
    () => {
      fetch('http://example.org/').catch(() => undefined);
    },
  ],
  [
    'a socket to another machine',
    'connect-src refused wss://example.org/',
    () => {
      new WebSocket('wss://example.org/');
    },
  ],
];

for (const [what, directive, attack] of attacks) {
  watched(`the policy refuses ${what}, and the tests notice`, async ({open, refused}) => {
    await open.route('**/eval.js', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'eval("window.attacked = true")'}),
    );
    await open.evaluate(attack);
    await expect.poll(() => refused.join('\n')).toContain(directive);
    expect(await open.evaluate(() => 'attacked' in window)).toBe(false);
  });
}

watched('the tests notice what a worker is refused', async ({open, refused}) => {
  const headers = {'content-security-policy': "default-src 'self'"};
  await open.route('**/worker.js', (route) =>
    route.fulfill({
      headers,
      contentType: 'text/javascript',
      body: 'onmessage = () => fetch("https://example.org/").catch(() => undefined)',
    }),
  );
  const started = open.waitForEvent('worker');
  await open.evaluate(() => {
    (window as unknown as {worker: Worker}).worker = new Worker('/worker.js');
  });
  await started;
  await expect
    .poll(async () => {
      await open.evaluate(() => (window as unknown as {worker: Worker}).worker.postMessage(1));
      return refused.join('\n');
    })
    .toContain('connect-src refused https://example.org/');
});

watched(
  'the tests notice a policy that the browser does not understand',
  async ({open, refused}) => {
    await open.route('**/learn', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta http-equiv="Content-Security-Policy" content="frame-ancestors 'self'">`,
      }),
    );
    await open.goto('/learn');
    await expect.poll(() => refused.join('\n')).toContain('frame-ancestors');
  },
);

test('the policy lets pages reach nodes over HTTPS, and over HTTP on the same machine', async ({
  page,
}) => {
  await page.goto('/get-started');
  await page.route(/^https:\/\/rpc\.example|:8545/, (route) =>
    route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {jsonrpc: '2.0', id: 1, result: '0xe708'},
    }),
  );
  for (const node of ['https://rpc.example', 'http://localhost:8545', 'http://127.0.0.1:8545']) {
    const answer = await page.evaluate(async (url) => (await fetch(url)).text(), node);
    expect(answer, node).toContain('0xe708');
  }
});
