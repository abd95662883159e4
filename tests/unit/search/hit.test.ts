import {describe, expect, it} from 'vitest';
import {
  HitType,
  hitText,
  hitUrl,
  pageTitle,
  type SearchDocument,
  type SearchHit,
} from '../../../src/search/hit';

const page: SearchDocument = {i: 1, t: 'Gas fees', u: '/gas-fees', b: ['Get started', 'How to']};

/** A hit for a word of a text. */
function hit(type: SearchHit['type'], document: SearchDocument, word: string): SearchHit {
  const position = [[document.t.indexOf(word), word.length]];
  return {
    document,
    type,
    page: type === HitType.Title ? false : page,
    metadata: {[word]: {t: {position}}},
    tokens: [word.toLowerCase()],
  };
}

describe('a hit', () => {
  it('in a title shows the title, marked, and where the page stands', () => {
    expect(hitText(hit(HitType.Title, page, 'Gas'))).toEqual({
      titleHtml: '<mark>Gas</mark> fees',
      path: 'Get started › How to',
    });
  });

  it('in a heading shows the heading, and the page in its path', () => {
    const heading = {i: 2, t: 'What you pay', u: '/gas-fees', h: '#what-you-pay', p: 1};
    expect(hitText(hit(HitType.Heading, heading, 'pay'))).toEqual({
      titleHtml: 'What you <mark>pay</mark>',
      path: 'Get started › How to › Gas fees',
    });
  });

  it('in the text shows its section and at most 50 letters around the word', () => {
    const text = `${'before it come words '.repeat(5)}margin ${'and words come after '.repeat(5)}`;
    const content = {i: 3, t: text, s: 'What you pay', u: '/gas-fees', h: '#what-you-pay', p: 1};
    const {titleHtml, snippetHtml = ''} = hitText(hit(HitType.Content, content, 'margin'));
    expect(titleHtml).toBe('What you pay');
    expect(snippetHtml).toContain('<mark>margin</mark>');
    expect(snippetHtml.replaceAll(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(50);
  });

  it('shows text of the index as text, never as markup', () => {
    const content = {i: 3, t: 'an <img src=x onerror=alert(1)> gas', s: '<b>', u: '/x', p: 1};
    const {titleHtml, snippetHtml} = hitText(hit(HitType.Content, content, 'gas'));
    expect(titleHtml).toBe('&lt;b&gt;');
    expect(snippetHtml).not.toContain('<img');
  });

  it('under /docs/api-reference/ without a page title is labelled "API Reference"', () => {
    expect(pageTitle({i: 9, t: '', u: '/docs/api-reference/thing'})).toBe('API Reference');
    expect(pageTitle({i: 9, t: '', u: '/elsewhere'})).toBe('');
  });

  it('opens its URL and anchor, with the words to mark only where that is enabled', () => {
    const heading = {i: 2, t: 'What you pay', u: '/gas-fees', h: '#what-you-pay', p: 1};
    const found = hit(HitType.Heading, heading, 'pay');
    expect(hitUrl(found, false)).toBe('/gas-fees#what-you-pay');
    expect(hitUrl(found, true)).toBe('/gas-fees?_highlight=pay#what-you-pay');
    expect(hitUrl({...found, tokens: ['a b', 'c']}, true)).toBe(
      '/gas-fees?_highlight=a+b&_highlight=c#what-you-pay',
    );
  });
});
