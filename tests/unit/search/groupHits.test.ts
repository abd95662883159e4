import {describe, expect, it} from 'vitest';
import {bySection} from '../../../src/search/bySection';
import {HitType} from '../../../src/search/document';
import {countText, groupHits} from '../../../src/search/groupHits';
import type {SearchHit} from '../../../src/search/hit';

/** A hit in a section of a page. The first section of a page has the page's id. */
function hit(page: number, id: number, breadcrumbs: readonly string[] = []): SearchHit {
  const url = `/${page}`;
  const owner = {id: page, title: `Page ${page}`, url, breadcrumbs};
  return {id, type: HitType.Content, url, title: [], page: owner, words: []};
}

describe('hits by page', () => {
  it('keep the order of pages and sections', () => {
    const groups = groupHits([hit(2, 10), hit(1, 1), hit(2, 2), hit(2, 8)]);
    expect(groups.map(({page, own, parts}) => [page.id, own?.id, parts.map(({id}) => id)])).toEqual(
      [
        [2, 2, [10, 8]],
        [1, 1, []],
      ],
    );
  });

  it('of a page that has none itself are those of its sections', () => {
    const [group] = groupHits([hit(1, 10)]);
    expect(group).not.toHaveProperty('own');
    expect(group?.parts).toHaveLength(1);
  });

  it('are none for none', () => {
    expect(groupHits([])).toEqual([]);
  });
});

describe('hits by section of the site', () => {
  it('keep the order of sections and hits', () => {
    const hits = [
      hit(1, 1, ['API', 'Methods']),
      hit(2, 2, ['Get started']),
      hit(3, 3),
      hit(4, 4, ['API']),
    ];
    expect(
      bySection(hits).map(({section, hits: some}) => [section, some.map(({id}) => id)]),
    ).toEqual([
      ['API', [1, 4]],
      ['Get started', [2]],
      ['', [3]],
    ]);
  });
});

describe('the number of results', () => {
  it('is said in words, and honestly when the engine stopped', () => {
    expect(countText(1, 1, 1, 100)).toBe('1 result on 1 page');
    expect(countText(23, 6, 40, 100)).toBe('23 results on 6 pages');
    expect(countText(100, 14, 100, 100)).toBe('Top 100 results, on 14 pages');
    expect(countText(100, 100, 100, 100)).toBe('Top 100 results');
    expect(countText(30, 12, 100, 100)).toBe('30 of the top 100 results, on 12 pages');
  });
});
