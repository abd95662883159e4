// cspell:ignore configurati мост
import {fuzzSeed, seededRandom} from '../../../tools/seededRandom';
import {inScope} from '../../../tools/test/scope';
import {openPage} from '../support/openPage';
import {shownResults} from '../support/searching';
import {expect, test} from '../support/test';
import {watchErrors} from '../support/watchErrors';

/** The number of typed queries, and the number of queries in the URL. */
const {TYPED, BY_ADDRESS} = inScope(
  'search-fuzz',
  '1,100 of 1,200 random queries that are typed, and 55 of 60 that come by an address',
  {all: {TYPED: 1_200, BY_ADDRESS: 60}, sample: {TYPED: 100, BY_ADDRESS: 5}},
);

/** The time limit for a response in milliseconds. Generous, because the machine can be busy. */
const LONGEST_ANSWER = 10_000;

const PIECES = [
  ...[
    'bridge',
    'gas',
    'linea_estimateGas',
    'eth_sendRawTransaction',
    'finalized',
    'the',
    'a',
    'to',
  ],
  ...[
    'sparse merkle',
    'L2MessageService',
    'rpc.linea.build',
    '0xe708',
    '59144',
    'zkEVM',
    'c',
    'configurati',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'prototype',
    '_index',
    'undefined',
  ],
  ...[
    '*',
    '**',
    '+',
    '-',
    '^',
    '~',
    ':',
    '~2',
    '^10',
    't:',
    '+a',
    '-a',
    '*a*',
    '\\',
    '/',
    '|',
    '.*',
    '(a+)+$',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"',
    "'",
    '&',
    '&amp;',
    '<!--',
    ']]>',
    '${1}',
    '{{1}}',
  ],
  ...[
    '%',
    '%00',
    '%E0%A4%A',
    '%u0041',
    '?q=',
    '#',
    '../',
    '//example.com',
    'javascript:alert(1)',
    '\u0000',
  ],
  ...[
    '区块链',
    '桥',
    'ブリッジ',
    'мост',
    'جسر',
    'é',
    'e\u0301',
    'İ',
    'ß',
    'ﬁ',
    '👩‍🚀',
    '\uD83D',
    '\uDE80',
    '\u202E',
    '\uFEFF',
    '\u200B',
  ],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\u00A0',
    '\u2003',
    '-',
    '—',
    '_',
    '__',
    '...',
    '()',
    '[]',
    '{}',
    ',',
    ';',
    '!',
    '?',
  ],
] as const;

/** A query of one to eight pieces. About 3 in 100 are repeated, up to 10,000 characters. */
function randomQuery(random: () => number): string {
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
  const pieces = Array.from({length: 1 + Math.floor(random() * 8)}, () =>
    random() < 0.1 ? String.fromCharCode(Math.floor(random() * 0x10000)) : pick(),
  );
  const query = pieces.join(random() < 0.5 ? ' ' : '');
  return random() < 0.03 ? query.repeat(500).slice(0, 10_000) : query;
}

test(`${TYPED} queries of any kind are answered, each in time, and nothing breaks`, async ({
  page,
}, info) => {
  test.setTimeout(600_000);
  const random = seededRandom(fuzzSeed);
  const errors = watchErrors(page);
  const queries = Array.from({length: TYPED}, () => randomQuery(random));
  await openPage(page, '/search?q=bridge');
  await expect(shownResults(page).count).toBeVisible();

  const answers = await page.evaluate(async (all) => {
    const input = document.querySelector<HTMLInputElement>('main input[type=search]');
    // React overrides the element's setter and would ignore the change, so this uses the native
    // setter.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const main = document.querySelector('main');
    const unhandled: string[] = [];
    addEventListener('unhandledrejection', ({reason}) => unhandled.push(String(reason)));
    const turn = () =>
      new Promise<void>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve();
        channel.port2.postMessage(undefined);
      });
    const rows: {time: number; hits: number; elements: number}[] = [];
    for (const query of all) {
      const started = performance.now();
      value?.set?.call(input, query);
      input?.dispatchEvent(new Event('input', {bubbles: true}));
      await turn();
      const isAnswered = () =>
        input?.value.trim() === '' || main?.querySelector('[aria-busy=false]') !== null;
      while (!isAnswered() && performance.now() - started < 20_000) {
        await turn();
      }
      rows.push({
        time: performance.now() - started,
        hits: main?.querySelectorAll('article').length ?? 0,
        elements: main?.querySelectorAll('script, img, iframe, svg[onload]').length ?? 0,
      });
    }
    return {rows, unhandled};
  }, queries);

  const slowest = answers.rows.reduce((a, b) => (a.time > b.time ? a : b));
  const found = answers.rows.filter(({hits}) => hits > 0).length;
  info.annotations.push({
    type: 'fuzz',
    description: `seed ${fuzzSeed}: ${answers.rows.length} queries, ${found} with hits, slowest ${slowest.time.toFixed(0)} ms`,
  });
  console.log(info.annotations.at(-1)?.description);
  expect(answers.rows).toHaveLength(TYPED);
  expect(answers.unhandled).toEqual([]);
  expect(slowest.time).toBeLessThan(LONGEST_ANSWER);
  expect(answers.rows.filter(({elements}) => elements > 0)).toEqual([]);
  expect(answers.rows.filter(({hits}) => hits > 100)).toEqual([]);
  // Many words are from the documentation, so many queries must have hits.
  expect(found).toBeGreaterThan(TYPED / 4);

  await page.getByRole('searchbox').fill('conflation');
  await expect(shownResults(page).links).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test(`${BY_ADDRESS} queries of any kind come by an address, and nothing breaks`, async ({page}) => {
  test.setTimeout(600_000);
  const random = seededRandom(fuzzSeed + 1);
  const errors = watchErrors(page);
  for (let number = 0; number < BY_ADDRESS; number += 1) {
    const params = new URLSearchParams({
      q: randomQuery(random),
      ...(random() < 0.3 && {ctx: randomQuery(random)}),
      ...(random() < 0.3 && {version: randomQuery(random)}),
    });
    await page.goto(`/search?${params.toString().slice(0, 8_000)}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
  }
  await openPage(page, '/search?q=bridge');
  await expect(shownResults(page).links).not.toHaveCount(0);
  expect(errors).toEqual([]);
});
