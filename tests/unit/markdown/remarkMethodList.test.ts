import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {groupPage, pageOf} from '../../../data/rpc/pageOf';
import {remarkMethodList} from '../../../src/markdown/remarkMethodList';
import {availabilityText, endpointsOf} from '../../../src/markdown/remarkMethodList/availableOn';
import {methodMarks} from '../../../src/markdown/remarkMethodList/methodMarks';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkMethodList);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

interface Element {
  readonly name?: string;
  readonly attributes?: readonly {readonly name: string; readonly value: string}[];
}

const names = Object.keys(methods);
const list = () => childrenOf('Before.\n\n<RpcMethodList />\n\nAfter.') as readonly Element[];

/** An attribute of a component that the step wrote. */
function written(component: string, attribute: string): unknown {
  const element = list().find(({name}) => name === component);
  const value = element?.attributes?.find(({name}) => name === attribute)?.value ?? '';
  return JSON.parse(value) as unknown;
}

describe('the list of methods', () => {
  it('takes the place of the element: a filter and a table', () => {
    expect(list().map(({name}) => name)).toEqual([
      undefined,
      'TableFilter',
      'FactTable',
      undefined,
    ]);
  });

  it('has each method once, with a link to its page, its group and where it is available', () => {
    const rows = written('FactTable', 'rows') as {
      id: string;
      head: string;
      note: string;
      cells: string[];
    }[];
    expect(rows.map(({head}) => head).sort()).toEqual(
      names.map((name) => `[\`${name}\`](/${pageOf(name)})`).sort(),
    );
    const row = rows.find(({id}) => id === 'eth-subscribe');
    expect(row?.note).toBe('Logs and filters');
    expect(row?.cells).toEqual([
      'Sends new blocks, events or transactions over a WebSocket as they happen.',
      'WebSocket only: Infura (with conditions), your own node (with conditions)',
    ]);
  });

  it('gives the filter an answer of each method to each question, and its words', () => {
    const rows = written('TableFilter', 'rows') as {
      id: string;
      answers: Record<string, string[]>;
      text: string;
    }[];
    expect(rows).toHaveLength(names.length);
    expect(rows.find(({id}) => id === 'linea-estimategas')).toMatchObject({
      answers: {group: ['linea'], on: ['public', 'infura', 'node']},
      text: expect.stringMatching(/^linea_estimateGas Returns the gas limit/) as unknown,
    });
  });

  it.each([
    ['<RpcMethodList group="logs" />', 'shows all methods and takes no group'],
    ['<RpcMethodList group={x} />', '<RpcMethodList> takes plain text'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });
});

it('no method has the page of a group', () => {
  const pages: readonly string[] = names.map(pageOf);
  expect(groups.map(({key}) => groupPage(key)).filter((page) => pages.includes(page))).toEqual([]);
});

describe('where a method is available', () => {
  it.each([
    [[{place: 'public endpoint', answers: 'yes'}], 'Public endpoints', ['public']],
    [
      [{place: 'public endpoint', answers: 'conditional', networks: ['mainnet']}],
      'Public endpoints (Mainnet only)',
      ['public'],
    ],
    [
      [
        {place: 'public endpoint', answers: 'unconfirmed'},
        {place: 'Infura', answers: 'conditional'},
        {place: 'Linea Besu', answers: 'no'},
        {place: 'other clients', answers: 'no'},
      ],
      'Infura (with conditions). Not confirmed: public endpoints',
      ['infura'],
    ],
    [
      [
        {place: 'public endpoint', answers: 'unconfirmed'},
        {place: 'Linea Besu', answers: 'conditional'},
        {place: 'other clients', answers: 'yes'},
      ],
      'Your own node. Not confirmed: public endpoints',
      ['node'],
    ],
  ] as const)('%o is in words: %s', (availability, text, keys) => {
    expect(availabilityText({availability})).toBe(text);
    expect(endpointsOf({availability})).toEqual(keys);
  });

  it('is known for every method', () => {
    expect(
      names.filter((name) => availabilityText(methods[name as keyof typeof methods]) === ''),
    ).toEqual([]);
  });
});

describe('what differs', () => {
  const plain = {
    name: 'eth_test',
    availability: [{place: 'public endpoint', answers: 'yes'}],
    playground: true,
  } as const;

  it('is nothing where the public endpoints answer and the page has a form', () => {
    expect(methodMarks(plain)).toEqual([]);
  });

  it.each([
    ['no', 'not on the public endpoints'],
    ['conditional', 'public endpoints: with conditions'],
    ['unconfirmed', 'public endpoints: not confirmed'],
  ] as const)('tells that the public endpoints answer: %s', (answers, mark) => {
    expect(methodMarks({...plain, availability: [{place: 'public endpoint', answers}]})).toEqual([
      mark,
    ]);
  });

  it('tells of a WebSocket and of a page without a form', () => {
    expect(methodMarks({...plain, transport: 'WebSocket', playground: {no: 'It writes.'}})).toEqual(
      ['WebSocket only', 'no playground'],
    );
  });

  it('fails on a method that says nothing of the public endpoints, naming the file', () => {
    expect(() =>
      methodMarks({...plain, availability: [{place: 'Linea Besu', answers: 'yes'}]}),
    ).toThrow('Add a row to availability in data/rpc/eth_test.ts');
  });
});
