import {describe, expect, it} from 'vitest';
import {HitType} from '../../../src/search/document';
import {countText, groupHits} from '../../../src/search/groupHits';
import type {SearchHit} from '../../../src/search/hit';

function hit(type: HitType, page: number, id: number, anchor = ''): SearchHit {
  const url = `/${page}`;
  const owner = {id: page, title: `Page ${page}`, url, breadcrumbs: []};
  return {id, type, url: url + anchor, title: [], page: owner, words: []};
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
      groups.map(({page, titleHit, parts}) => [page.id, titleHit !== undefined, parts.length]),
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
    expect(group?.parts.map(({id}) => id)).toEqual([11]);
  });
});

describe('the number of results', () => {
  it('is said in words, and honestly when the engine stopped', () => {
    expect(countText(1, 1, 100)).toBe('1 result on 1 page');
    expect(countText(23, 6, 100)).toBe('23 results on 6 pages');
    expect(countText(100, 14, 100)).toBe('Top 100 results, on 14 pages');
  });
});
