// cspell:ignore configur configurati brid
import {describe, expect, it} from 'vitest';
import {searchTitles, type SmallPage, smallSearch} from './smallSearch';

describe('a search', () => {
  it('finds nothing for nothing', async () => {
    const {find} = await searchTitles('Bridge');
    expect(find('')).toEqual([]);
    expect(find(' - ?!')).toEqual([]);
  });

  it('finds nothing in an empty index', async () => {
    const {find} = await smallSearch([]);
    expect(find('bridge')).toEqual([]);
  });

  it('finds every form of a word', async () => {
    const {find} = await searchTitles('Bridging tokens', 'A bridge', 'Nodes');
    expect([...find('bridges')].sort()).toEqual(['/1', '/2']);
  });

  it.each([
    ['the title', {title: 'Bridge'}],
    ['the heading', {sections: {Bridge: {}}}],
    ['the description', {description: 'The bridge.'}],
    ['the keywords', {keywords: 'bridge, tokens'}],
    ['the path', {url: '/bridge'}],
    ['the prose', {prose: 'A bridge is here.'}],
    ['the rows of a table', {labels: 'Bridge'}],
    ['the cells of a table', {cells: 'bridge'}],
    ['the code', {code: 'const bridge = 1'}],
    ['the text below a heading', {sections: {Nodes: {prose: 'A bridge.'}}}],
  ] satisfies [string, SmallPage][])('finds a word in %s', async (_, page: SmallPage) => {
    const {find} = await smallSearch([
      {title: 'Other', url: '/other'},
      {url: '/1', ...page},
    ]);
    expect(find('bridge')).toEqual([page.url ?? '/1']);
  });

  it('finds a word with punctuation around it', async () => {
    const {find} = await searchTitles('A sparse Merkle tree', 'A bridge');
    expect(find('"sparse merkle"')).toEqual(['/1']);
    expect(find('bridge?')).toEqual(['/2']);
    expect(find('(¿bridge!')).toEqual(['/2']);
  });

  it('gives no more than the limit', async () => {
    const titles = Array.from({length: 30}, (_, number) => `Bridge ${number}`);
    const {find} = await searchTitles(...titles);
    expect(find('bridge')).toHaveLength(8);
    expect(find('bridge', {limit: 30})).toHaveLength(30);
  });
});

describe('other words', () => {
  it.each([
    ['payment cap', 'The payment limit'],
    ['outage', 'Pauses'],
    ['kill switch', 'Pause'],
    ['layer one', 'Blocks of L1'],
  ])('are known for a word: "%s"', async (typed, title) => {
    const {find} = await searchTitles('Nodes', title);
    expect(find(typed)).toEqual(['/2']);
  });
});

describe('the last word', () => {
  it.each(['conf', 'configur', 'configurati', 'configuration'])(
    'can be the beginning of one: "%s"',
    async (typed) => {
      const {find} = await searchTitles('The configuration', 'Nodes');
      expect(find(typed)).toEqual(['/1']);
      expect(find(`node ${typed}`)).toEqual([]);
    },
  );

  it('is the only one that can', async () => {
    const {find} = await searchTitles('Bridge of nodes');
    expect(find('nodes brid')).toEqual(['/1']);
    expect(find('brid nodes')).toEqual([]);
  });

  it('counts as itself before it counts as a beginning', async () => {
    const {find} = await searchTitles('Nodejs for all', 'A node for all');
    expect(find('node')).toEqual(['/2', '/1']);
  });

  it('can be a stop word when there is no other', async () => {
    const {find} = await searchTitles('Tokens of a bridge');
    expect(find('to')).toEqual(['/1']);
  });
});

describe('a page', () => {
  it('lacks no word of two, and at most one of three', async () => {
    const {find} = await searchTitles('Bridge tokens', 'Nodes');
    expect(find('bridge unknown')).toEqual([]);
    expect(find('bridge unknown tokens')).toEqual(['/1']);
    expect(find('unknown bridge tokens')).toEqual(['/1']);
    expect(find('bridge tokens unknown')).toEqual(['/1']);
    expect(find('unknown bridge unheard tokens')).toEqual([]);
  });

  it('that lacks more follows where there are fewer than eight, but not for two words', async () => {
    const {find} = await searchTitles('Tokens', 'Bridge tokens', 'Bridge');
    expect(find('bridge unknown tokens')[0]).toBe('/2');
    expect([...find('bridge unknown tokens')].sort()).toEqual(['/1', '/2', '/3']);
    expect(find('bridge tokens')).toEqual(['/2']);
    const nine = Array.from({length: 9}, (_, number) => `Bridge tokens ${number}`);
    const many = await searchTitles('Tokens', ...nine);
    expect(many.find('bridge unknown tokens', {limit: 20})).toHaveLength(9);
  });

  it('lacks at most a third of the words of a message', async () => {
    const {find} = await searchTitles('Upfront cost exceeds account balance sender');
    const message = 'upfront cost exceeds account balance sender';
    expect(find(`${message} 0x77 0x88 0x99`)).toEqual(['/1']);
    expect(find(`${message} 0x66 0x77 0x88 0x99`)).toEqual([]);
  });

  it('has the words anywhere in its sections', async () => {
    const {find} = await smallSearch([
      {title: 'Nodes', sections: {Bridge: {}, Fees: {prose: 'Of tokens.'}}},
      {title: 'Bridge'},
    ]);
    expect(find('bridge tokens')).toEqual(['/1']);
  });
});
