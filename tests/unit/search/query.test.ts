// cspell:ignore estimategas shant blockgaslimit xgas
import {describe, expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from '../../../src/search/maxQueryLength';
import {isHex, parseQuery, type Query} from '../../../src/search/worker/query';
import {SectionIndex} from '../../../src/search/worker/sectionIndex';
import {searchTitles} from './smallSearch';

const empty = new SectionIndex([]);
const parse = (text: string, keepsStopWords = false): Query =>
  parseQuery(empty, text, keepsStopWords);
const words = (text: string, keepsStopWords = false) =>
  parse(text, keepsStopWords).words.map(({term}) => term);

describe('the words of a query', () => {
  it('stand between white space and hyphens, in lower case', () => {
    expect(words(' Layer-2  GAS\tfees\n')).toEqual(['layer', '2', 'gas', 'fees']);
    expect(words('')).toEqual([]);
    expect(words(' - ')).toEqual([]);
  });

  it('lose the punctuation around them', () => {
    expect(words('"sparse Merkle", (bridge?) linea_estimateGas()')).toEqual([
      'sparse',
      'merkle',
      'bridge',
      'linea_estimategas',
    ]);
  });

  it('are what stands between punctuation, unless the index has the whole', async () => {
    expect(words('rpc.gas.build')).toEqual(['rpc', 'gas', 'build']);
    const {sections} = await searchTitles('At rpc.gas.build');
    const query = parseQuery(sections, 'rpc.gas.build', false);
    expect(query.words.map(({term}) => term)).toEqual(['rpc.gas.build']);
  });

  it('are no pieces of a word with an apostrophe, or of a number', () => {
    expect(words("shan't")).toEqual(['shant']);
    expect(words('2,000,000 gas')).toEqual(['2000000', 'gas']);
  });

  it('are the characters of Chinese', () => {
    expect(words('什么是gas费')).toEqual(['什', '么', '是', 'gas', '费']);
  });

  it('count once, at the last place, and the last one is known', () => {
    expect(parse('Gas fees gas').words.map(({term, isLast}) => [term, isLast])).toEqual([
      ['fees', false],
      ['gas', true],
    ]);
  });

  it('are no stop words, unless there are no others or the site keeps them', () => {
    expect(words('what is the gas of a bridge on Linea')).toEqual(['gas', 'bridge']);
    expect(words('what is the')).toEqual(['what', 'is', 'the']);
    expect(words('the gas', true)).toEqual(['the', 'gas']);
  });

  it('are the first digits of addresses', () => {
    expect(words('0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec')).toEqual(['0x508ca82d']);
  });

  it('are no addresses on the web in a message, where they are the sender’s own', () => {
    expect(words('request already pending for origin http://localhost:5173')).toEqual([
      'request',
      'already',
      'pending',
      'origin',
    ]);
    expect(words('endpoint https://gas.build')).toEqual(['endpoint', 'https', 'gas', 'build']);
  });

  it('are whole names with several hyphens, if the index has them', async () => {
    const {sections} = await searchTitles('--block-gas-limit');
    const query = parseQuery(sections, '--block-gas-limit option', false);
    expect(query.words.map(({term}) => term)).toEqual(['blockgaslimit', 'option']);
    expect(words('block-gas-limit')).toEqual(['block', 'gas', 'limit']);
  });

  it('that say little are known, unless there are no others', () => {
    expect(parse('run a node').words.map(({term, isWeak}) => [term, isWeak])).toEqual([
      ['run', true],
      ['node', false],
    ]);
    expect(parse('run').words.map(({isWeak}) => isWeak)).toEqual([false]);
  });

  it('are cut where there are too many', () => {
    expect(words('ab '.repeat(1000))).toEqual(['ab']);
    const many = Array.from({length: 100}, (_, number) => String.fromCodePoint(0x5_000 + number));
    expect(words(many.join(' '))).toHaveLength(32);
    expect(words('z'.repeat(10_000))[0]).toHaveLength(MAX_QUERY_LENGTH);
  });
});

describe('the phrase of a query', () => {
  it('has all words, also stop words and repetitions', () => {
    expect(parse('The gas, the "fees"').phrase).toBe('the gas the fees');
  });
});

describe('a query', () => {
  it.each([
    ['eth_getLogs', true],
    ['sendMessage', true],
    ['sendMessage()', true],
    ['sendMessage event', true],
    ['ADMIN_ROLE', true],
    ['0x8579befe', true],
    ['gas fees', false],
    ['ERC20', false],
    ['Bridge', false],
    ['the sendMessage call fails', false],
  ])('names something in code: "%s": %s', (text, isIdentifier) => {
    expect(parse(text).isIdentifier).toBe(isIdentifier);
  });

  it.each([
    ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', true],
    ['508Ca82Df566dCD1B0DE8296e70a96332cD644ec', true],
    ['0x508Ca82Df', true],
    ['0x508Ca82D', false],
    ['contract 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', false],
  ])('is an address or a hash: "%s": %s', (text, isAddress) => {
    expect(parse(text).isAddress).toBe(isAddress);
  });

  it.each([
    ['execution reverted: custom error', true],
    ['"message": "disabled"', false],
    ['batch 1024 exceeded size', true],
    ["can't decode 'topic' filter", true],
    ['replacement transaction underpriced nonce gap', true],
    ['deploy contract verify', false],
    ['gas: fees', false],
    ['how do I fix the error execution reverted', false],
    ['What’s the limit of 1024 calls', false],
    ['deploy contract verify proxy explorer source', false],
  ])('reads like a message: "%s": %s', (text, isMessage) => {
    expect(parse(text).isMessage).toBe(isMessage);
  });
});

describe('a hexadecimal number', () => {
  it.each(['0x123', '0xe708', '8579befe', '12345678'])('is known: "%s"', (word) => {
    expect(isHex(word)).toBe(true);
  });

  it.each(['0x', '0x12', '0xgas', 'deadbeef', '8579bef', 'facade'])('is not: "%s"', (word) => {
    expect(isHex(word)).toBe(false);
  });
});
