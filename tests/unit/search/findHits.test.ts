// cspell:ignore configur configurati sendrawtransaction brigde bidge
import {describe, expect, it} from 'vitest';
import type {SearchDocument} from '../../../src/search/document';
import {find, smallIndex} from './smallIndex';

/** Documents, each on its own page, with IDs from 1. */
const texts = (...all: string[]): readonly SearchDocument[] =>
  all.map((t, place) => ({i: place + 1, t, u: `/${place + 1}`}));

const titles = (...all: string[]) => smallIndex([texts(...all)]);

describe('a search', () => {
  it('finds nothing for nothing', () => {
    const index = titles('Bridge');
    expect(find(index, '')).toEqual([]);
    expect(find(index, ' - ?!')).toEqual([]);
  });

  it('finds every form of a word', () => {
    expect(find(titles('Bridging tokens', 'A bridge', 'Nodes'), 'bridges')).toEqual([2, 1]);
  });

  it.each(['conf', 'configur', 'configurati', 'configuration'])(
    'finds a configuration by "%s": the last word also as a beginning, beyond its stem, too',
    (typed) => {
      expect(find(titles('The configuration', 'Nodes'), typed)).toEqual([1]);
      expect(find(titles('The configuration', 'Nodes'), `node ${typed}`)).toEqual([]);
    },
  );

  it('takes no word but the last for a beginning', () => {
    expect(find(titles('Configuration of nodes'), 'configurati nodes')).toEqual([]);
  });

  it('wants every word, and leaves out one of more than two', () => {
    const index = titles('Bridge tokens', 'Bridge', 'Tokens');
    expect(find(index, 'bridge unknown')).toEqual([]);
    expect(find(index, 'bridge unknown tokens')).toEqual([1]);
    expect(find(index, 'unknown bridge tokens')).toEqual([1]);
    expect(find(index, 'bridge tokens unknown')).toEqual([1]);
    expect(find(index, 'unknown bridge unheard tokens')).toEqual([]);
  });

  it('leaves stop words out, unless the index has them', () => {
    const documents = [texts('Bridge of the network', 'Bridge')];
    expect(find(smallIndex(documents), 'the bridge')).toEqual([2, 1]);
    expect(find(smallIndex(documents, true), 'the bridge', {hasStopWords: true})).toEqual([1]);
  });

  it('takes a last stop word for a beginning when that finds more', () => {
    expect(find(titles('Tokens of a bridge'), 'to')).toEqual([1]);
  });

  it.each([
    'sendRawTransaction',
    'SENDRAWTRANSACTION',
    'eth_sendRawTransaction',
    'eth_sendRawTransaction()',
    'rawTransaction',
    'raw',
    'sendRaw',
    'transaction',
    'eth send raw',
    '`sendRawTransaction`,',
    'provider.send',
  ])('finds a name in code by "%s"', (typed) => {
    const index = titles('await provider.send("eth_sendRawTransaction", [signed])', 'Nodes');
    expect(find(index, typed)).toEqual([1]);
  });

  it('finds a word with punctuation around it', () => {
    const index = titles('A sparse Merkle tree', 'A bridge');
    expect(find(index, '"sparse merkle"')).toEqual([1]);
    expect(find(index, 'bridge?')).toEqual([2]);
    expect(find(index, '(¿bridge!')).toEqual([2]);
  });

  it('forgives one letter of a long word, and none of a short one', () => {
    const index = titles('A bridge', 'Ether and ETH');
    expect(find(index, 'brigde')).toEqual([1]);
    expect(find(index, 'bidge')).toEqual([1]);
    expect(find(index, 'the')).toEqual([]);
    expect(find(index, 'eht')).toEqual([]);
    expect(find(index, 'brigde', {mistypedLetters: 0})).toEqual([]);
  });

  it('prefers what was typed to what is near it', () => {
    expect(find(titles('Bride', 'Bridge'), 'bridge')).toEqual([2]);
  });

  it('finds Chinese by character', () => {
    const index = titles('什么是区块链', '一个区', 'Gas 手续费');
    expect(find(index, '区')).toEqual([1, 2]);
    expect(find(index, '链区')).toEqual([1]);
    expect(find(index, 'gas手续')).toEqual([3]);
    expect(find(index, '桥')).toEqual([]);
  });

  it('gives no more than the limit', () => {
    const index = titles(...Array.from({length: 30}, (_, number) => `Bridge ${number}`));
    expect(find(index, 'bridge')).toHaveLength(8);
    expect(find(index, 'bridge', {limit: 30})).toHaveLength(30);
  });

  it('gives a document once, titles before headings before content, and what is of one page together', () => {
    const index = smallIndex([
      [
        {i: 1, t: 'Bridge', u: '/bridge'},
        {i: 5, t: 'Nodes', u: '/nodes'},
      ],
      [{i: 2, t: 'Bridge in the app', u: '/bridge', h: '#app', p: 1}],
      [{i: 1, t: 'How the bridge works', u: '/bridge', p: 1}],
      [{i: 5, t: 'bridge, bridges', u: '/nodes', p: 5}],
      [
        {i: 6, t: 'Not the bridge', u: '/nodes', h: '#a', p: 5},
        {i: 3, t: 'The bridge', s: 'In the app', u: '/bridge', h: '#app', p: 1},
      ],
    ]);
    expect(find(index, 'bridge')).toEqual([1, 2, 3, 5, 6]);
  });

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
    '('.repeat(10_000),
    'a '.repeat(10_000),
    'bridge'.repeat(10_000),
    'aA_'.repeat(10_000),
  ])('takes anything for words, like "%.40s"', (typed) => {
    const started = performance.now();
    expect(Array.isArray(find(titles('Bridge', 'Nodes', '2**256'), typed))).toBe(true);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
