import {describe, expect, it} from 'vitest';
import {marginalMethods, type MarginalMethods} from '@site/data/rpc/marginal';
import {methods} from '@site/data/rpc/methods';
import {marginalProblems} from './marginalProblems';

const good: MarginalMethods = {
  names: ['eth_old'],
  group: 'unsupported',
  answer: '`null`, always.',
  where: 'Nowhere.',
  sources: ['https://example.org/eth_old'],
};

describe('data/rpc/marginal.ts', () => {
  it('names each method once, none that has a page, in whole sentences', () => {
    expect(marginalProblems(marginalMethods.rows, new Set(Object.keys(methods)))).toEqual([]);
  });
});

describe('marginalProblems', () => {
  const none = new Set<string>();

  it('has nothing to say of a good row', () => {
    expect(marginalProblems([good], none)).toEqual([]);
  });

  const bad: readonly [what: string, rows: readonly MarginalMethods[], problem: string][] = [
    ['a method that is there twice', [good, good], 'eth_old: stands in data/rpc/marginal.ts twice'],
    ['a method of another kind', [{...good, names: ['debug_old']}], 'debug_old: is no method of'],
    ['an open backtick', [{...good, answer: 'It is `null.'}], 'left open'],
    ['a text without an end', [{...good, where: 'Nowhere'}], '"Nowhere" is no whole sentence'],
    [
      'a text without an end on what to ask instead',
      [{...good, instead: 'Another'}],
      '"Another" is no whole sentence',
    ],
  ];

  it.each(bad)('tells of %s', (_, rows, problem) => {
    expect(marginalProblems(rows, none).join('\n')).toContain(problem);
  });

  it('tells of a method that has a page by now', () => {
    expect(marginalProblems([good], new Set(['eth_old']))).toEqual([
      'eth_old: has a page, so take it out of data/rpc/marginal.ts',
    ]);
  });
});
