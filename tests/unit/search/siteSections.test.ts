import {describe, expect, it} from 'vitest';
import {foundSections, sectionOf} from '../../../src/search/siteSections';

describe('the section of a page', () => {
  it.each([
    ['/get-started', 'get-started'],
    ['/api/reference/eth-call', 'api'],
    ['/learn/first-dapp', 'learn'],
    ['/1.0/technology/prover', 'technology'],
    ['/support', 'other'],
  ])('follows from its route: %s', (url, section) => {
    expect(sectionOf({url})).toBe(section);
  });
});

describe('the sections of pages', () => {
  it('are in the order of the navigation, with the number of pages in each', () => {
    const urls = ['/support', '/api', '/get-started/connect', '/api/errors'];
    expect(foundSections(urls.map((url) => ({url})))).toEqual([
      {key: 'get-started', name: 'Get started', pages: 1},
      {key: 'api', name: 'API & SDK', pages: 2},
      {key: 'other', name: 'Other pages', pages: 1},
    ]);
  });
});
