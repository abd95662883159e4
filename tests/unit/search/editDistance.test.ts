// cspell:ignore brige brdige bridgee brigee getblok getblockbyhash
import {describe, expect, it} from 'vitest';
import {editDistance} from '../../../src/search/editDistance';

describe('the distance of words', () => {
  it.each([
    ['bridge', 'bridge', 0],
    ['brige', 'bridge', 1],
    ['bridgee', 'bridge', 1],
    ['bride', 'bribe', 1],
    ['brdige', 'bridge', 1],
    ['brigee', 'bridge', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('counts letters: "%s", "%s"', (word, other, distance) => {
    expect(editDistance(word, other)).toBe(distance);
  });

  it('of a beginning leaves out what follows', () => {
    expect(editDistance('eth_getblok', 'eth_getblockbyhash', {isBeginning: true})).toBe(1);
    expect(editDistance('eth_get', 'eth_getblockbyhash', {isBeginning: true})).toBe(0);
    expect(editDistance('bridges', 'bridge', {isBeginning: true})).toBe(1);
  });
});
