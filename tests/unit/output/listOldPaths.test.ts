import {describe, expect, it} from 'vitest';
import {listOldPaths} from '../../../src/output/pageList/listOldPaths';

const sources = {
  oldPaths: [
    {from: '/a', to: '/written'},
    {from: '/b', to: '/written#part'},
    {from: '/c', to: '/written'},
    {from: '/d', to: '/planned'},
    {from: '/e', to: '/of-another-site'},
  ],
  pending: ['/planned', '/planned-in-place'],
  prefixes: ['/en/latest'],
};

describe('the list of old paths', () => {
  it('groups them by where they lead, and tells written pages from planned ones', () => {
    expect(listOldPaths(sources, new Set(['/', '/written']))).toEqual({
      moved: {'/written': ['/a', '/c'], '/written#part': ['/b']},
      pending: {'/planned': ['/d'], '/planned-in-place': []},
      prefixes: ['/en/latest'],
    });
  });

  it('goes by the pages of the site, not by the list of planned ones', () => {
    const {moved, pending} = listOldPaths(sources, new Set(['/written', '/planned']));
    expect(moved['/planned']).toEqual(['/d']);
    expect(pending).toEqual({'/planned-in-place': []});
  });

  it('is empty on a site without an earlier edition', () => {
    expect(listOldPaths({}, new Set(['/']))).toEqual({moved: {}, pending: {}, prefixes: []});
  });
});
