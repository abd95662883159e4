import {describe, expect, it} from 'vitest';
import {countText, groupHits} from '../../../src/search/groupHits';
import {HitType, type SearchDocument, type SearchHit} from '../../../src/search/hit';

const pages: readonly SearchDocument[] = [
  {i: 1, t: 'One', u: '/one'},
  {i: 2, t: 'Two', u: '/two'},
];

function hit(type: SearchHit['type'], page: number, i: number, h?: string): SearchHit {
  const owner = pages[page - 1] as SearchDocument;
  const document =
    type === HitType.Title ? owner : {i, t: 'text', u: owner.u, p: owner.i, ...(h && {h})};
  return {document, type, page: type === HitType.Title ? false : owner, metadata: {}, tokens: []};
}

describe('hits by page', () => {
  it('keep the order of the pages and gather what belongs to each', () => {
    const groups = groupHits([
      hit(HitType.Content, 2, 10, '#a'),
      hit(HitType.Title, 1, 1),
      hit(HitType.Title, 2, 2),
      hit(HitType.Content, 2, 11, '#b'),
    ]);
    expect(
      groups.map(({page, titleHit, parts}) => [page.i, titleHit !== undefined, parts.length]),
    ).toEqual([
      [2, true, 2],
      [1, true, 0],
    ]);
  });

  it('show a section once, by its text rather than by its heading', () => {
    const [group] = groupHits([
      hit(HitType.Heading, 1, 10, '#a'),
      hit(HitType.Content, 1, 11, '#a'),
      hit(HitType.Content, 1, 12, '#a'),
    ]);
    expect(group?.parts.map(({document}) => document.i)).toEqual([11]);
  });
});

describe('the number of results', () => {
  it('is said in words, and honestly when the engine stopped', () => {
    expect(countText(1, 1, 100)).toBe('1 result in 1 page');
    expect(countText(23, 6, 100)).toBe('23 results in 6 pages');
    expect(countText(100, 14, 100)).toBe('The best 100 results, in 14 pages');
  });
});
