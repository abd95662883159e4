import {describe, expect, it} from 'vitest';
import {MAX_QUERY_LENGTH} from '../../../src/search/maxQueryLength';
import {typedWords} from '../../../src/search/worker/typedWords';

const words = (query: string) => typedWords(query).map(({word}) => word);

describe('what was typed', () => {
  it('is split on white space and hyphens, in lower case', () => {
    expect(words(' Layer-2  GAS\tfees\n')).toEqual(['layer', '2', 'gas', 'fees']);
    expect(words('')).toEqual([]);
    expect(words(' - ')).toEqual([]);
  });

  it('loses the punctuation around words, not that in them', () => {
    expect(words('"sparse Merkle", (bridge?) linea_estimateGas() rpc.linea.build')).toEqual([
      'sparse',
      'merkle',
      'bridge',
      'linea_estimategas',
      'rpc.linea.build',
    ]);
  });

  it('is split by character in Chinese', () => {
    expect(words('什么是gas费')).toEqual(['什', '么', '是', 'gas', '费']);
  });

  it('knows its last word, and a word twice only once', () => {
    expect(typedWords('Gas fees gas').map(({word, isLast}) => [word, isLast])).toEqual([
      ['fees', false],
      ['gas', true],
    ]);
  });

  it('is cut where it is too long to be meant', () => {
    expect(words('ab '.repeat(1000))).toEqual(['ab']);
    expect(words(Array.from({length: 100}, (_, number) => `w${number}`).join(' '))).toHaveLength(
      12,
    );
    expect(words('a'.repeat(10_000))[0]).toHaveLength(MAX_QUERY_LENGTH);
  });
});
