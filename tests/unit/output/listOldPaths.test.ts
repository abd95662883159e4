import {describe, expect, it} from 'vitest';
import {listOldPaths} from '../../../src/output/pageList/listOldPaths';

const sources = {
  oldPaths: [
    {from: '/a', to: '/written'},
    {from: '/b', to: '/written#part'},
    {from: '/c', to: '/written'},
    {from: '/e', to: '/of-another-site'},
  ],
  prefixes: ['/en/latest'],
};

describe('the list of old paths', () => {
  it('groups them by target, without those that lead to no page of this site', () => {
    expect(listOldPaths(sources, new Set(['/', '/written']))).toEqual({
      moved: {'/written': ['/a', '/c'], '/written#part': ['/b']},
      prefixes: ['/en/latest'],
    });
  });

  it('is empty on a site without an earlier edition', () => {
    expect(listOldPaths({}, new Set(['/']))).toEqual({moved: {}, prefixes: []});
  });
});
