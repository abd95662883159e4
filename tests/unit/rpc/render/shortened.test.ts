import {describe, expect, it} from 'vitest';
import {shortened} from '@site/src/rpc/render/shortened';

const nodes = (count: number) => Array.from({length: count}, (_, at) => `0x${at}`);

describe('a shortened answer', () => {
  it('keeps the ends of a long list of texts, and says how many are left out', () => {
    expect(shortened({proof: {nodes: nodes(42), value: '0x1'}})).toEqual({
      proof: {nodes: ['0x0', '0x1', '… 38 more …', '0x40', '0x41'], value: '0x1'},
    });
    expect(shortened([nodes(9)])).toEqual([['0x0', '0x1', '… 5 more …', '0x7', '0x8']]);
  });

  it('is the value itself when nothing is long', () => {
    const value = {a: null, b: [nodes(8), {c: 1}], d: [1, 2, 3, 4, 5, 6, 7, 8, 9]};
    expect(shortened(value)).toBe(value);
    expect(shortened('0x')).toBe('0x');
  });
});
