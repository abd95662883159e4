import {describe, expect, it} from 'vitest';
import {placeOf, scoreOf} from '../../../tools/search/score';

describe('the place of a right page', () => {
  it('counts from 1, and takes the first of several', () => {
    expect(placeOf(['/a', '/b', '/c'], ['/c', '/b'])).toBe(2);
    expect(placeOf(['/a'], ['/b'])).toBeUndefined();
  });
});

describe('the score', () => {
  it('is the mean over all queries, also those without a right result', () => {
    expect(scoreOf([1, 2, undefined, 9])).toEqual({
      queries: 4,
      meanReciprocalRank: (1 + 1 / 2 + 1 / 9) / 4,
      first: 1 / 4,
      firstEight: 2 / 4,
    });
  });

  it('is zero without queries', () => {
    expect(scoreOf([])).toEqual({queries: 0, meanReciprocalRank: 0, first: 0, firstEight: 0});
  });
});
