import {describe, expect, it} from 'vitest';
import {HitType, type SearchDocument} from '../../../src/search/document';
import {withMarks} from '../../../src/search/hit';
import {hitOf, pageTitle} from '../../../src/search/worker/hitOf';
import {termOf} from '../../../src/search/worker/words';

const page: SearchDocument = {i: 1, t: 'Gas fees', u: '/gas-fees', b: ['Get started', 'How to']};
const section = {i: 2, u: '/gas-fees', h: '#pay', p: 1};

function hit(type: HitType, document: SearchDocument, word: string) {
  return hitOf({document, type, page}, {words: [word], terms: new Set([termOf(word)])}, 50);
}

const text = (pieces: readonly {readonly text: string}[] = []) =>
  pieces.map((piece) => piece.text).join('');

describe('a hit', () => {
  it('in a title shows the title and leads to the page', () => {
    expect(hit(HitType.Title, page, 'gas')).toEqual({
      id: 1,
      type: 0,
      url: '/gas-fees',
      title: [
        {text: 'Gas', isMarked: true},
        {text: ' fees', isMarked: false},
      ],
      page: {id: 1, title: 'Gas fees', url: '/gas-fees', breadcrumbs: ['Get started', 'How to']},
      words: ['gas'],
    });
  });

  it('in a heading shows the heading and leads to it', () => {
    const {
      title,
      url,
      snippet,
      page: owner,
    } = hit(HitType.Heading, {...section, t: 'What you pay'}, 'pay');
    expect(title.at(-1)).toEqual({text: 'pay', isMarked: true});
    expect(url).toBe('/gas-fees#pay');
    expect(snippet).toBeUndefined();
    expect(owner.title).toBe('Gas fees');
  });

  it('in the text shows its section and the words around it', () => {
    const found = hit(
      HitType.Content,
      {...section, t: 'Wallets add a margin.', s: 'What you pay'},
      'margin',
    );
    expect(text(found.title)).toBe('What you pay');
    expect(text(found.snippet)).toBe('Wallets add a margin.');
  });

  it('in keywords shows the title of the page, not the keywords', () => {
    const found = hit(HitType.Keywords, {...section, t: 'cost, price', s: 'Gas fees'}, 'price');
    expect(text(found.title)).toBe('Gas fees');
    expect(found.snippet).toBeUndefined();
  });

  it('under /docs/api-reference/ without a page title is labelled "API Reference"', () => {
    const untitled = {i: 9, t: '', u: '/docs/api-reference/thing'};
    expect(pageTitle(untitled)).toBe('API Reference');
    expect(pageTitle({...untitled, t: 'Thing'})).toBe('Thing');
    expect(pageTitle({i: 9, t: '', u: '/elsewhere'})).toBe('');
    const found = hitOf(
      {document: {...section, t: 'some gas', s: ''}, type: HitType.Content, page: untitled},
      {words: ['gas'], terms: new Set(['ga'])},
      50,
    );
    expect(text(found.title)).toBe('API Reference');
    expect(found.page.title).toBe('API Reference');
  });

  it('leads to its page with the words to mark, before the anchor', () => {
    const found = hit(HitType.Heading, {...section, t: 'What you pay'}, 'pay');
    expect(withMarks({...found, words: ['a&b', 'c']}).url).toBe(
      '/gas-fees?_highlight=a%26b&_highlight=c#pay',
    );
    expect(withMarks(hit(HitType.Title, page, 'gas')).url).toBe('/gas-fees?_highlight=gas');
  });
});
