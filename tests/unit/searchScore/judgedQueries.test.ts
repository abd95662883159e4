import {describe, expect, it} from 'vitest';
import {parseQueries} from '../../../tools/search/judgedQueries';

const HEAD = 'query\tkind\tset\troutes\n';

describe('the parser of judged queries', () => {
  it('reads lines', () => {
    expect(parseQueries(`${HEAD}chain id\tneed\ttune\t/a /b\n`)).toEqual([
      {query: 'chain id', kind: 'need', set: 'tune', routes: ['/a', '/b']},
    ]);
  });

  it.each([
    ['a missing head', 'chain id\tneed\ttune\t/a\n', ':1: the head must be'],
    ['a missing field', `${HEAD}chain id\tneed\ttune\n`, ':2: write the query'],
    ['an unknown kind', `${HEAD}chain id\twish\ttune\t/a\n`, ':2: the kind "wish" is none of'],
    ['an unknown set', `${HEAD}chain id\tneed\tthird\t/a\n`, ':2: the set "third" is none of'],
    [
      'a query that stands twice',
      `${HEAD}chain id\tneed\ttune\t/a\nchain id\tneed\theld\t/b\n`,
      ':3: the query "chain id" stands twice',
    ],
  ])('rejects %s', (_, text, message) => {
    expect(() => parseQueries(text)).toThrow(message);
  });
});
