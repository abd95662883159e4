import {describe, expect, it} from 'vitest';
import {limitGroups} from '../../data/limits/groups';
import type {LimitGroup} from '../../data/limits/schema';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkLimits} from './checks/limits';
import {parsePage, readPages} from '../../tools/content/readPages';

describe('limits', () => {
  it('are whole and shown with their sources', () => {
    expectNoProblems(checkLimits(limitGroups, readPages()));
  });
});

describe('the check of limits', () => {
  const source = 'https://example.org/limits';
  const good: LimitGroup = {
    caption: 'Limits of the shop',
    columns: ['What', 'Goods'],
    limits: [{what: 'A basket', cells: [3]}],
    sources: [source],
    checked: '2026-01-01',
  };
  const page = parsePage(
    'docs/shop.mdx',
    `---\nsources:\n  - ${source}\n---\n\n<LimitTable group="shop" />\n`,
  );
  const check = (group: LimitGroup, pages = [page]) => described(checkLimits({shop: group}, pages));

  it('accepts a group that a page shows with its source', () => {
    expect(check(good)).toBe('');
  });

  it.each<[what: string, group: Partial<LimitGroup>, message: string]>([
    [
      'a row twice',
      {limits: [...good.limits, ...good.limits]},
      'data/limits/shop.ts: "A basket" stands twice',
    ],
    ['a row that is too long', {limits: [{what: 'A basket', cells: [3, 4]}]}, 'has 2 cells'],
    ['an empty cell', {limits: [{what: 'A basket', cells: ['']}]}, 'has an empty cell'],
    [
      'a source that the page lacks',
      {sources: [source, 'https://example.org/other']},
      'docs/shop.mdx: shows the limits of data/limits/shop.ts and not their source https://example.org/other',
    ],
  ])('fails on %s', (_, change, message) => {
    expect(check({...good, ...change})).toContain(message);
  });

  it('fails on a group that no page shows', () => {
    expect(check(good, [])).toContain('no page shows it');
  });
});
