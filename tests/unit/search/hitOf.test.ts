import {describe, expect, it} from 'vitest';
import {HitType} from '../../../src/search/document';
import {withMarks} from '../../../src/search/hit';
import {hitOf, pageTitle} from '../../../src/search/worker/hitOf';
import type {IndexedPage, IndexedSection} from '../../../src/search/worker/sectionIndex';

const page: IndexedPage = {
  id: 2,
  title: 'Gas fees',
  url: '/gas-fees',
  breadcrumbs: ['Get started', 'How to'],
  description: 'What a transaction costs.',
  keywords: 'cost, price',
  traits: new Set(),
};
const own: IndexedSection = {
  id: 2,
  page,
  heading: '',
  anchor: '',
  text: 'You pay for blocks.',
  labels: '',
};
const section: IndexedSection = {
  ...own,
  id: 4,
  heading: 'What you pay',
  anchor: '#pay',
  text: 'Wallets add a margin.',
};

const hit = (place: IndexedSection, word: string, length = 50) =>
  hitOf(place, {words: [word], terms: new Set([word])}, length);

const text = (pieces: readonly {readonly text: string}[] = []) =>
  pieces.map((piece) => piece.text).join('');

describe('a hit', () => {
  it('in a title shows the title and what the page is about, and leads to the page', () => {
    expect(hit(own, 'gas')).toEqual({
      id: 2,
      type: HitType.Title,
      url: '/gas-fees',
      title: [
        {text: 'Gas', isMarked: true},
        {text: ' fees', isMarked: false},
      ],
      snippet: [{text: 'What a transaction costs.', isMarked: false}],
      page: {id: 2, title: 'Gas fees', url: '/gas-fees', breadcrumbs: ['Get started', 'How to']},
      words: ['gas'],
    });
  });

  it('in a title shows the text instead if the word is in it', () => {
    const found = hit({...own, text: 'Gas is paid in ETH.'}, 'gas');
    expect(found.type).toBe(HitType.Title);
    expect(text(found.snippet)).toBe('Gas is paid in ETH.');
  });

  it('in a heading shows the heading and leads to it', () => {
    const found = hit(section, 'pay');
    expect(found.type).toBe(HitType.Heading);
    expect(found.title.at(-1)).toEqual({text: 'pay', isMarked: true});
    expect(found.url).toBe('/gas-fees#pay');
    expect(text(found.snippet)).toBe('Wallets add a margin.');
    expect(found.page.title).toBe('Gas fees');
  });

  it('in the text shows its section and the words around it', () => {
    const found = hit(section, 'margin');
    expect(found.type).toBe(HitType.Content);
    expect(text(found.title)).toBe('What you pay');
    expect(found.snippet?.find(({isMarked}) => isMarked)?.text).toBe('margin');
  });

  it('in a description shows it', () => {
    const found = hit(own, 'transaction');
    expect(found.type).toBe(HitType.Description);
    expect(found.snippet?.find(({isMarked}) => isMarked)?.text).toBe('transaction');
  });

  it('in keywords shows the title of the page, not the keywords', () => {
    const found = hit(own, 'price');
    expect(found.type).toBe(HitType.Keywords);
    expect(text(found.title)).toBe('Gas fees');
    expect(text(found.snippet)).toBe('What a transaction costs.');
  });

  it('in tables or code shows the sentences of its section', () => {
    const found = hit(section, 'eth_call');
    expect(found.type).toBe(HitType.Content);
    expect(text(found.snippet)).toBe('Wallets add a margin.');
  });

  it('in a section without sentences, or whose text has not arrived, shows the heading only', () => {
    expect(hit({...section, text: ''}, 'pay')).not.toHaveProperty('snippet');
    expect(hit({...section, text: ''}, 'eth_call')).not.toHaveProperty('snippet');
  });

  it('has no snippet where there are no sentences', () => {
    const bare = {...page, description: ''};
    expect(hit({...own, text: '', page: bare}, 'gas')).not.toHaveProperty('snippet');
  });

  it('has a snippet of at most the length', () => {
    const long = {...section, text: `${'word '.repeat(40)}margin ${'word '.repeat(40)}`};
    const found = hit(long, 'margin', 30);
    expect(text(found.snippet).length).toBeLessThanOrEqual(30);
    expect(text(found.snippet)).toContain('margin');
  });
});

describe('a page of an API reference without a title', () => {
  it('is labelled "API Reference"', () => {
    const untitled = {...page, title: '', url: '/docs/api-reference/thing'};
    expect(pageTitle(untitled)).toBe('API Reference');
    expect(pageTitle({...untitled, title: 'Thing'})).toBe('Thing');
    expect(pageTitle({title: '', url: '/elsewhere'})).toBe('');
    const found = hit({...own, page: untitled}, 'reference');
    expect(found.type).toBe(HitType.Title);
    expect(text(found.title)).toBe('API Reference');
    expect(found.page.title).toBe('API Reference');
  });
});

describe('the words to mark on a page', () => {
  it('stand in its URL before the anchor', () => {
    expect(withMarks({...hit(section, 'pay'), words: ['a&b', 'c']}).url).toBe(
      '/gas-fees?_highlight=a%26b&_highlight=c#pay',
    );
    expect(withMarks(hit(own, 'gas')).url).toBe('/gas-fees?_highlight=gas');
  });
});
