import {describe, expect, it} from 'vitest';
import {currentEntry} from '../../src/theme/TOCItems/currentEntry';

describe('the current entry of the contents list', () => {
  const at = (...tops: readonly number[]) => currentEntry(tops, 60, 900);

  it('is the first section that begins in the upper half of the view', () => {
    expect(at(-200, 76, 300)).toBe(1);
    expect(at(100, 200)).toBe(0);
  });

  it('does not begin behind the navbar', () => {
    expect(at(35, 76, 117)).toBe(1);
  });

  it('is the section before, if the next begins in the lower half', () => {
    expect(at(-200, -100, 450)).toBe(1);
  });

  it('is the last one at the end, and none at the beginning', () => {
    expect(at(-300, -20)).toBe(1);
    expect(at(600, 800)).toBe(-1);
    expect(at()).toBe(-1);
  });
});
