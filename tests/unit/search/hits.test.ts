// cspell:ignore sequenser
import {describe, expect, it} from 'vitest';
import type {FindOptions} from '../../../src/search/worker/findHits';
import {smallSearch} from './smallSearch';

const pages = [
  {
    title: 'Bridge',
    url: '/bridge',
    prose: 'Move tokens.',
    sections: {'Bridge ETH': {}, 'Bridge USDC': {}, Limits: {prose: 'Of the bridge.'}},
  },
  {title: 'Fees', url: '/fees', sections: {'The bridge': {}, 'Fees of the bridge': {}}},
  {title: 'Nodes', url: '/nodes', sections: {Other: {prose: 'No bridge.'}}},
];

async function urls(query: string, options: Partial<FindOptions>): Promise<readonly string[]> {
  const {search} = await smallSearch(pages);
  return search(query, options).hits.map(({url}) => url);
}

const isOf = (page: string) => (url: string) => url.split('#')[0] === page;

describe('the hits of a search', () => {
  it('are one for each page when there is no room for more', async () => {
    const found = await urls('bridge', {limit: 3, perPage: 3});
    expect(found.map((url) => url.split('#')[0])).toEqual(['/bridge', '/fees', '/nodes']);
  });

  it('are further sections while there is room, the best page first', async () => {
    const found = await urls('bridge', {limit: 5, perPage: 12});
    expect(found).toHaveLength(5);
    expect(found.filter(isOf('/bridge'))).toHaveLength(3);
    expect(found.filter(isOf('/fees'))).toHaveLength(1);
    expect(found.filter(isOf('/nodes'))).toHaveLength(1);
  });

  it('are of one page together, in the order of pages', async () => {
    const found = await urls('bridge', {limit: 100, perPage: 12});
    expect(found.map((url) => url.split('#')[0])).toEqual([
      ...Array.from({length: 4}, () => '/bridge'),
      ...Array.from({length: 2}, () => '/fees'),
      '/nodes',
    ]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('are at most so many of one page', async () => {
    const found = await urls('bridge', {limit: 100, perPage: 2});
    expect(found.filter(isOf('/bridge'))).toHaveLength(2);
    expect(found).toHaveLength(5);
  });

  it('are the best pages when there are more than the limit', async () => {
    expect((await urls('bridge', {limit: 2, perPage: 2})).map((url) => url.split('#')[0])).toEqual([
      '/bridge',
      '/fees',
    ]);
  });

  it('begin with the page itself when its title has all words', async () => {
    expect((await urls('bridge', {limit: 100, perPage: 12}))[0]).toBe('/bridge');
    expect((await urls('bridge usdc', {limit: 3, perPage: 1}))[0]).toBe('/bridge#2');
    expect((await urls('limits bridge', {limit: 3, perPage: 1}))[0]).toBe('/bridge#3');
  });
});

describe('the excerpts of hits', () => {
  it('are each shown once for a page, and sections without text have none', async () => {
    const prose = 'Wait for finality.';
    const {search} = await smallSearch([
      {
        title: 'Finality',
        url: '/a',
        description: 'What finality means.',
        sections: {'Soft finality': {prose}, 'Hard finality': {prose}, 'Check finality': {}},
      },
      {title: 'Finality of a node', url: '/b', description: 'What finality means.'},
    ]);
    const {hits} = search('finality', {perPage: 12});
    expect(hits).toHaveLength(5);
    const shown = hits.map(
      ({url, snippet = []}) => `${url} ${snippet.map(({text}) => text).join('')}`,
    );
    expect(shown.filter((each) => each.endsWith(prose))).toHaveLength(1);
    expect(shown).toContain('/a What finality means.');
    expect(shown).toContain('/b What finality means.');
    expect(shown).toContain('/a#3 ');
  });
});

describe('the hits for words that no page has together', () => {
  it.each(['bridge unknown', 'usdc nodes', 'unknown bridge unheard tokens'])(
    'are near ones, with some of the words: "%s"',
    async (query) => {
      const {search} = await smallSearch([{title: 'Bridge USDC'}, {title: 'Nodes'}]);
      const {hits, isNear, isEnough} = search(query, {limit: 1});
      expect(hits.length).toBeGreaterThan(0);
      expect([isNear, isEnough]).toEqual([true, false]);
    },
  );

  it('are none if no page has any of them', async () => {
    const {search} = await smallSearch(pages);
    for (const query of ['unknown', 'unknown unheard', '']) {
      expect(search(query), query).toMatchObject({hits: [], isNear: false});
    }
  });

  it('do not join those of pages with the words', async () => {
    const {search} = await smallSearch(pages);
    const {hits, isNear} = search('bridge usdc');
    expect(hits.map(({page}) => page.url)).toEqual(['/bridge']);
    expect(isNear).toBe(false);
  });
});

describe('what is known of a search', () => {
  it('says whether titles, headings, descriptions and keywords have enough pages', async () => {
    const {search} = await smallSearch(pages);
    expect(search('bridge', {limit: 3}).isEnough).toBe(true);
    expect(search('bridge', {limit: 4}).isEnough).toBe(false);
    expect(search('bridge unknown move', {limit: 1}).isEnough).toBe(false);
  });

  it('marks what matches, also another form of a word', async () => {
    const {search} = await smallSearch([{title: 'Bridging to L2', prose: 'How to bridge.'}]);
    const [hit] = search('bridge').hits;
    expect(hit?.title).toEqual([
      {text: 'Bridging', isMarked: true},
      {text: ' to L2', isMarked: false},
    ]);
    expect(hit?.snippet).toContainEqual({text: 'bridge', isMarked: true});
  });

  it('marks what was meant when a word is mistyped', async () => {
    const {search} = await smallSearch([{title: 'A sequencer'}]);
    expect(search('sequenser').hits[0]?.title).toEqual([
      {text: 'A ', isMarked: false},
      {text: 'sequencer', isMarked: true},
    ]);
  });
});
