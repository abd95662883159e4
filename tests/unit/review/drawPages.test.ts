import {describe, expect, it} from 'vitest';
import {drawPages} from '../../../tools/review/drawPages';

const routes = [
  ...Array.from({length: 50}, (_, index) => `/get-started/tooling/tool-${index}`),
  '/api/reference/eth-call',
  '/technology/prover',
  '/glossary',
];

describe('drawing pages for a review', () => {
  it('draws the same pages for a seed, each once', () => {
    const drawn = drawPages(routes, 1, 10);
    expect(drawn).toHaveLength(10);
    expect(new Set(drawn).size).toBe(10);
    expect(drawPages([...routes].reverse(), 1, 10)).toEqual(drawn);
    expect(drawPages(routes, 2, 10)).not.toEqual(drawn);
  });

  it('draws from every kind, also from a small one', () => {
    expect(drawPages(routes, 3, 4)).toEqual(
      expect.arrayContaining(['/api/reference/eth-call', '/technology/prover', '/glossary']),
    );
  });

  it('ends when there are no more pages', () => {
    expect(drawPages(routes, 4, 100)).toHaveLength(routes.length);
  });
});
