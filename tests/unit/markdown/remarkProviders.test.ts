import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {oracles} from '../../../data/tooling/oracles';
import {permanentData} from '../../../data/tooling/permanentData';
import {remarkProviders} from '../../../src/markdown/remarkProviders';
import {acme, toolFolder} from '../tooling/toolFolder';

const root = toolFolder({
  'oracles/alpha': acme('Alpha'),
  'oracles/beta': acme('Beta', {networks: ['mainnet', 'sepolia'], key: 'required'}),
  'oracles/gamma': acme('Gamma', {tasks: ['pull-prices'], networks: ['any']}),
  'oracles/omega': acme('Omega', {status: 'retired', since: '2025-10'}),
  'gas/meter': acme('Meter', {tasks: ['predict-gas']}),
});

interface Element {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
}

function elementsOf(text: string, file = 'docs/page.mdx'): readonly Element[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkProviders, {root});
  const page = new VFile({path: path.join(root, file), value: text});
  return processor.runSync(processor.parse(page), page).children as readonly Element[];
}

const named = (elements: readonly Element[], name: string) =>
  elements.find((element) => element.name === name);

function json(element: Element | undefined, attribute: string): unknown {
  const found = element?.attributes?.find(({name}) => name === attribute);
  return JSON.parse(found?.value ?? 'null');
}

describe('a table of providers', () => {
  const elements = elementsOf('<ProviderTable category="oracles" />');

  it('has a row for each provider, those that work first', () => {
    expect(json(named(elements, 'ProviderRows'), 'providers')).toMatchObject([
      {id: 'oracles-alpha', to: '/get-started/tooling/oracles/alpha', checked: '2026-11-23'},
      {id: 'oracles-beta'},
      {id: 'oracles-gamma'},
      {id: 'oracles-omega', status: 'retired'},
    ]);
  });

  it('asks only questions to which the providers have different answers', () => {
    expect(json(named(elements, 'TableFilter'), 'facets')).toEqual([
      {
        key: 'for',
        label: 'You want to',
        options: [
          ['read-prices', oracles.tasks['read-prices']],
          ['pull-prices', oracles.tasks['pull-prices']],
        ],
      },
      expect.objectContaining({key: 'network'}),
      {
        key: 'key',
        label: 'API key or account',
        options: [
          ['none', 'Not needed'],
          ['required', 'Needed'],
        ],
      },
      expect.objectContaining({key: 'status'}),
    ]);
  });

  it('tells the filter what each row answers', () => {
    expect(json(named(elements, 'TableFilter'), 'rows')).toContainEqual({
      id: 'oracles-beta',
      answers: {
        for: ['read-prices'],
        network: ['mainnet', 'sepolia'],
        key: ['required'],
        status: ['active'],
      },
    });
  });

  it('finds a provider that needs no chain under both networks', () => {
    expect(json(named(elements, 'TableFilter'), 'rows')).toContainEqual({
      id: 'oracles-gamma',
      answers: {
        for: ['pull-prices'],
        network: ['mainnet', 'sepolia'],
        key: ['none'],
        status: ['active'],
      },
    });
  });

  it('tells the filter that a retired provider offers nothing', () => {
    expect(json(named(elements, 'TableFilter'), 'rows')).toContainEqual({
      id: 'oracles-omega',
      answers: {for: ['read-prices'], network: [], key: [], status: ['retired']},
    });
  });

  it('has no filter for one row', () => {
    const one = elementsOf('<ProviderTable category="gas" />');
    expect(one.map(({name}) => name)).toEqual(['ProviderRows']);
  });

  it('names the category of each row where it has several', () => {
    const all = elementsOf('<ProviderTable />');
    expect(json(named(all, 'ProviderRows'), 'categories')).toMatchObject({oracles: 'Oracles'});
    expect(json(named(all, 'ProviderRows'), 'providers')).toHaveLength(5);
  });

  it.each([
    ['<ProviderTable category="shoes" />', 'category="…", one of node-providers, libraries'],
    ['<ProviderTable kind="oracles" />', 'or nothing for all of them'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => elementsOf(`\n${text}`)).toThrow(/docs\/page\.mdx:2: /);
    expect(() => elementsOf(`\n${text}`)).toThrow(message);
  });
});

describe('the finder of tools', () => {
  it('leads from a task to the filtered table, or to the only provider that works', () => {
    const found = json(named(elementsOf('<ToolFinder />'), 'ToolFinder'), 'categories');
    expect(found).toContainEqual({
      key: 'oracles',
      label: 'Oracles',
      summary: expect.any(String) as string,
      to: '/get-started/tooling/oracles',
      tasks: [
        {
          label: oracles.tasks['read-prices'],
          to: '/get-started/tooling/oracles?for=read-prices#compare',
          answers: [
            {name: 'Alpha', to: '/get-started/tooling/oracles/alpha'},
            {name: 'Beta', to: '/get-started/tooling/oracles/beta'},
          ],
        },
        {
          label: oracles.tasks['pull-prices'],
          to: '/get-started/tooling/oracles/gamma',
          answers: [{name: 'Gamma', to: '/get-started/tooling/oracles/gamma'}],
        },
      ],
    });
  });

  it('names what does a task besides providers', () => {
    const found = json(named(elementsOf('<ToolFinder />'), 'ToolFinder'), 'categories');
    expect(found).toContainEqual(
      expect.objectContaining({
        key: 'permanent-data',
        tasks: [
          {
            label: permanentData.tasks['store-files'],
            to: permanentData.answers['store-files'].to,
            answers: [permanentData.answers['store-files']],
          },
        ],
      }),
    );
  });
});

describe('the summary of a provider', () => {
  it('stands below the first paragraph of its page', () => {
    const file = 'docs/get-started/tooling/oracles/beta.mdx';
    const elements = elementsOf('First.\n\nSecond.', file);
    expect(elements.map(({type, name}) => name ?? type)).toEqual([
      'paragraph',
      'ProviderSummary',
      'paragraph',
    ]);
    expect(json(elements[1], 'provider')).toMatchObject({name: 'Beta', key: 'required'});
  });

  it('is on no other page', () => {
    expect(elementsOf('First.').map(({type}) => type)).toEqual(['paragraph']);
  });
});
