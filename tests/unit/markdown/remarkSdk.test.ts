// cspell:ignore buybread closederror
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {SdkClass, SdkEntry, SdkError, SdkFunction, SdkType} from '../../../data/sdk/schema';
import {remarkSdk} from '../../../src/markdown/remarkSdk';
import {family} from '../contracts/fixtures';

const source = 'example/shop@cb180134:src/buy.ts';
const sample = {file: 'deposit.ts', region: 'call', lead: 'Buy a loaf:'};

const buy: SdkFunction = {
  name: 'buyBread',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'write',
  signature: 'buyBread(client: Client, parameters: BuyBreadParameters): Promise<Hash>',
  client: 'L1, with an account',
  summary: 'Buys a loaf of `bread`.',
  notes: ['Costs more on Sundays.'],
  params: [{name: 'loaves', type: 'bigint', isOptional: true, meaning: 'How many. Default: one.'}],
  takesTransaction: true,
  returns: 'The hash.',
  results: [{name: 'change', type: 'bigint', meaning: 'What comes back.'}],
  throws: ['ClosedError', 'Not enough'],
  calls: ['Shop.buy'],
  sample,
  types: ['BuyBreadParameters'],
  source,
};

const basket: SdkClass = {
  name: 'Basket',
  package: '@lfdt-lineth/sdk-core',
  kind: 'class',
  group: 'core-classes',
  signature: 'new Basket(size: number)',
  summary: 'Holds bread.',
  params: [{name: 'size', type: 'number', meaning: 'In loaves.'}],
  methods: [{name: 'add', type: 'add(loaf: Hex): void', meaning: 'Puts one in.'}],
  sample,
  source,
};

const state: SdkType = {
  name: 'ShopState',
  package: '@lfdt-lineth/sdk-core',
  kind: 'enum',
  group: 'core-types',
  summary: 'Whether it is open.',
  fields: [{name: 'OPEN', meaning: 'Come in.'}],
  source,
};

const errors: readonly SdkError[] = [
  {name: 'ClosedError', from: 'sdk-viem', when: 'It is Sunday.', fix: 'Come on Monday.'},
  {name: 'BaseError', from: 'viem', message: 'Not enough', when: 'Too poor.', fix: 'Buy less.'},
];

function childrenOf(text: string, entries: readonly SdkEntry[] = [buy, basket, state]) {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkSdk, {facts: {entries, errors, catalog: family}});
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(text), page).children;
}

const fencesOf = (children: Root['children']) =>
  children.filter((node): node is Code => node.type === 'code');

describe('the entries of a group', () => {
  const write = childrenOf('Before.\n\n<SdkEntries group="write" />\n\nAfter.');
  const written = JSON.stringify(write);

  it('take the place of the element, under a heading with an anchor', () => {
    expect(toString(write[0])).toBe('Before.');
    expect(write[1]).toMatchObject({
      type: 'heading',
      depth: 3,
      data: {hProperties: {id: 'buybread'}},
    });
    expect(toString(write.at(-1))).toBe('After.');
  });

  it('show the signature, and the sample that the next step fills', () => {
    expect(fencesOf(write).map(({lang, meta, value}) => [lang, meta, value])).toEqual([
      ['ts', null, buy.signature],
      ['ts', 'file=examples/sdk-viem/src/deposit.ts#call title="deposit.ts"', ''],
    ]);
  });

  it('show parameters, results, notes, types, and where the code is', () => {
    expect(written).toContain('Parameters of buyBread');
    expect(written).toContain('`bigint`, optional');
    expect(written).toContain('Result of buyBread');
    expect(write.map((node) => toString(node)).join('\n')).toMatch(
      /Costs more on Sundays\.[^]*It also accepts account[^]*Types: BuyBreadParameters · Source: buy\.ts at cb180134/,
    );
    expect(written).toContain('https://github.com/example/shop/blob/cb180134/src/buy.ts');
  });

  it('link contract members and errors', () => {
    expect(written).toContain('/api/linea-smart-contracts/shopbase#buy');
    expect(written).toContain('"url":"#closederror"');
    expect(written).toContain('"url":"#not-enough"');
  });

  it('put the parameters of a long signature on lines of their own', () => {
    const long = {...buy, signature: `${buy.signature.slice(0, -1)} | undefined>`};
    const [fence] = fencesOf(childrenOf('<SdkEntries group="write" />', [long]));
    expect(fence?.value).toBe(
      'buyBread(\n  client: Client,\n  parameters: BuyBreadParameters,\n): Promise<Hash | undefined>',
    );
  });

  it('put the fields of a long parameter on lines of their own', () => {
    const signature =
      'buyBread(client: Client, parameters?: {amount: bigint; from?: {street: Hex; number: bigint}; day?: bigint}): Hash';
    const [fence] = fencesOf(childrenOf('<SdkEntries group="write" />', [{...buy, signature}]));
    expect(fence?.value).toBe(
      `buyBread(
  client: Client,
  parameters?: {
    amount: bigint;
    from?: {
      street: Hex;
      number: bigint;
    };
    day?: bigint;
  },
): Hash`,
    );
  });

  it('show methods of a class and values of an enum', () => {
    const classes = JSON.stringify(childrenOf('<SdkEntries group="core-classes" />'));
    expect(classes).toContain('add(loaf: Hex): void');
    const types = childrenOf('<SdkEntries group="core-types" />');
    expect(JSON.stringify(types)).toContain('Value|Meaning');
    expect(fencesOf(types)).toEqual([]);
  });

  it('lead from other pages to the errors of the actions', () => {
    const other: SdkEntry = {...buy, package: '@lfdt-lineth/sdk-core'};
    expect(JSON.stringify(childrenOf('<SdkEntries group="write" />', [other]))).toContain(
      '"url":"/api/linea-sdk/viem-actions#closederror"',
    );
  });

  it.each<[what: string, change: Partial<SdkFunction>, message: string]>([
    ['a member', {calls: ['Shop.sell']}, 'buyBread calls Shop.sell, which no page'],
    ['a contract', {calls: ['Bakery.buy']}, 'Correct calls'],
    ['an error', {throws: ['LateError']}, 'which data/sdk/errors.ts does not have'],
  ])('fail the build on %s that is not there', (_, change, message) => {
    expect(() => childrenOf('<SdkEntries group="write" />', [{...buy, ...change}])).toThrow(
      message,
    );
  });
});

describe('the tables of the SDK', () => {
  it('have each error under its anchor', () => {
    const [node] = childrenOf('<SdkErrors />');
    const {attributes} = node as unknown as {attributes: {name: string; value: string}[]};
    const rows = JSON.parse(attributes.find(({name}) => name === 'rows')?.value ?? '') as unknown;
    expect(rows).toEqual([
      {
        id: 'closederror',
        head: '`ClosedError`',
        note: 'from sdk-viem',
        cells: ['It is Sunday.', 'Come on Monday.'],
      },
      {
        id: 'not-enough',
        head: '`BaseError`',
        note: 'from viem: Not enough …',
        cells: ['Too poor.', 'Buy less.'],
      },
    ]);
  });

  it('have the packages with the day of the check', () => {
    const written = JSON.stringify(childrenOf('<SdkPackages />'));
    expect(written).toContain('@lfdt-lineth/sdk-viem');
    expect(written).toMatch(/npm registry \(\d{4}-\d{2}-\d{2}\)/);
  });
});

describe('wrong elements', () => {
  it.each([
    ['<SdkEntries group="rite" />', 'Unknown group "rite" in <SdkEntries>: perhaps write'],
    ['<SdkEntries />', 'takes exactly one of group="…" and got nothing'],
    ['<SdkEntries name="deposit" />', 'takes exactly one of group="…" and got name'],
    ['<SdkErrors of="viem" />', '<SdkErrors> does not know of: it takes nothing'],
    ['<SdkPackages version={1} />', '<SdkPackages> takes plain text'],
  ])('fail the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });

  it('are left to other steps when they have other names', () => {
    expect(childrenOf('<LimitTable group="write" />')).toHaveLength(1);
  });
});
