import {describe, expect, it} from 'vitest';
import {catalog} from '../../data/abis/contracts';
import {sdkEntries} from '../../data/sdk/entries';
import {sdkPackages} from '../../data/sdk/packages';
import type {SdkFunction} from '../../data/sdk/schema';
import {parsePage, readPages} from '../../tools/content/readPages';
import {contractAnchors} from './checks/contractAnchors';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkSdkPages, sdkAnchors} from './checks/sdkPages';

describe('the reference of the SDK', () => {
  it('has one section and a sample for each export, and links that lead somewhere', () => {
    expectNoProblems(checkSdkPages(readPages(), contractAnchors(catalog)));
  });

  it('names each export of a package once', () => {
    const names = sdkEntries.map((entry) => `${entry.package} ${entry.name}`);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has a day and sources for what the registry serves', () => {
    const days = new Set(sdkPackages.map(({checked}) => checked));
    expect(days.size).toBe(1);
  });
});

describe('the check of the SDK reference', () => {
  const entry: SdkFunction = {
    name: 'deposit',
    package: '@lfdt-lineth/sdk-viem',
    kind: 'function',
    group: 'write',
    signature: 'deposit(client: Client): Promise<Hash>',
    summary: 'Pays in.',
    returns: 'The hash, see [below](#deposit).',
    sample: {file: 'deposit.ts', region: 'call', lead: 'Pay in:'},
    source: 'example/shop@cb180134:src/deposit.ts',
  };
  const text = `---\nsources:\n  - ${entry.source}\n---\n\n<SdkEntries group="write" />\n`;
  const check = (change: Partial<SdkFunction> = {}, page = text) =>
    described(
      checkSdkPages(
        [parsePage('docs/api/linea-sdk/viem-actions.mdx', page)],
        {},
        {
          entries: [{...entry, ...change}],
          errors: [],
          catalog: new Map(),
        },
      ),
    );

  it('accepts a page with one section, its source and its sample', () => {
    expect(check()).toBe('');
  });

  it.each<[what: string, change: Partial<SdkFunction>, message: string]>([
    ['a sample that does not exist', {sample: {...entry.sample, file: 'gone.ts'}}, 'gone.ts'],
    [
      'a sample that calls something else',
      {sample: {...entry.sample, file: 'withdraw.ts'}},
      'deposit is not called in the region "call" of examples/sdk-viem/src/withdraw.ts',
    ],
    ['a source that the page lacks', {source: 'example/shop@cb180134:src/x.ts'}, 'Add it'],
    ['a link to nothing', {returns: 'See [there](/api/nothing#x).'}, 'links to /api/nothing#x'],
    ['a link to a missing anchor', {returns: 'See [there](#x).'}, 'links to #x'],
  ])('fails on %s', (_, change, message) => {
    expect(check(change)).toContain(message);
  });

  it('fails on a section that is there twice, or on no page', () => {
    expect(check({}, `${text}\n<SdkEntries group="write" />\n`)).toContain('has 2 sections');
    const facts = {entries: [entry], errors: [], catalog: new Map()};
    expect(described(checkSdkPages([], {}, facts))).toContain('deposit has no page');
  });

  it('knows the anchors that the step writes', () => {
    const page = parsePage('docs/api/linea-sdk/viem-actions.mdx', text);
    const facts = {entries: [entry], errors: [], catalog: new Map()};
    expect(sdkAnchors([page], facts)).toEqual({[page.file]: ['deposit']});
  });
});
