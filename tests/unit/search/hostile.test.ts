// cspell:ignore bridgf
import {describe, expect, it} from 'vitest';
import {smallSearch} from './smallSearch';

/** The longest time for a query, in milliseconds. */
const PATIENCE = 1000;

describe('a search', () => {
  const search = smallSearch([
    {title: 'Bridge', keywords: 'bridge, tokens', prose: 'A bridge for tokens. '.repeat(50)},
    {title: 'Nodes', sections: {constructor: {code: 'toString() { return 2**256; }'}}},
    {title: '区块链', cells: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec'},
  ]);

  it.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '*',
    'b*',
    '*bridge',
    '+bridge -nodes',
    't:bridge',
    'bridge~5',
    'bridge^10',
    '\u0000',
    '\uD800',
    '%E0%A4%A',
    '<script>alert(1)</script>',
    '0x',
    '0x0',
    '('.repeat(10_000),
    'a '.repeat(10_000),
    'a.b-'.repeat(10_000),
    '-'.repeat(10_000),
    'bridge'.repeat(10_000),
    'aA_'.repeat(10_000),
    '0x1'.repeat(10_000),
    'f'.repeat(10_000),
    '区'.repeat(10_000),
    "'".repeat(10_000),
    'https://'.repeat(10_000),
    Array.from({length: 10_000}, (_, number) => `bridgf${number}`).join(' '),
  ])('takes anything for words, like "%.40s"', async (typed) => {
    const {find} = await search;
    const started = performance.now();
    const found = find(typed);
    expect(performance.now() - started).toBeLessThan(PATIENCE);
    expect(['/1', '/2', '/3']).toEqual(expect.arrayContaining([...found]));
  });

  it('finds what is in every object only where it stands', async () => {
    const {find} = await search;
    expect(find('constructor')).toEqual(['/2']);
    expect(find('toString')).toEqual(['/2']);
    expect(find('hasOwnProperty')).toEqual([]);
    expect(find('__proto__')).toEqual([]);
  });
});
