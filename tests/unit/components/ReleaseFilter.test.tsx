import {describe, expect, it} from 'vitest';
import {releases} from '@site/data/releases';
import {audiences, releaseAnchor, unconcerned} from '@site/data/releaseWords';
import {
  audienceIn,
  countText,
  hides,
  searchFor,
} from '@site/src/components/facts/ReleaseFilter/choice';

/** Releases that affect an audience. */
function releasesFor(audience: string): readonly string[] {
  return releases
    .filter(({changes}) => changes.some((change) => change.audience === audience))
    .map(releaseAnchor);
}

describe('the address of the filter', () => {
  it.each([
    ['?for=operators', 'operators'],
    ['?a=1&for=users', 'users'],
    ['', undefined],
    ['?for=', undefined],
    ['?for=everyone', undefined],
    ['?for=Operators', undefined],
    ['?for=__proto__', undefined],
    ['?for=%', undefined],
    ['?other=operators', undefined],
  ])('%s asks for %s', (search, audience) => {
    expect(audienceIn(search)).toBe(audience);
  });

  it.each([
    ['operators', '', '?for=operators'],
    ['users', '?for=operators&for=developers', '?for=users'],
    [undefined, '?for=operators', ''],
    [undefined, '?a=1&for=operators', '?a=1'],
    ['developers', '?a=1', '?a=1&for=developers'],
  ] as const)('for %s after %j is %s', (audience, search, next) => {
    expect(searchFor(audience, search)).toBe(next);
  });
});

describe('what the filter hides', () => {
  it('are the releases without a change for the audience, by their own data', () => {
    for (const {key} of audiences) {
      const hidden = releases.map(releaseAnchor).filter((anchor) => hides(key, anchor));
      const shown = releasesFor(key);
      expect(hidden.length + shown.length).toBe(releases.length);
      expect(hidden.some((anchor) => shown.includes(anchor))).toBe(false);
    }
  });

  it('are the parts of a release for others', () => {
    expect(hides('operators', 'beta-v4-0-developers')).toBe(true);
    expect(hides('operators', 'beta-v4-0-operators')).toBe(false);
  });

  it('is nothing else of the page, and not what only begins like a release', () => {
    for (const anchor of ['', 'before-an-upgrade', 'beta-v4', 'beta-v3-1-1', 'beta-v4-0-else']) {
      expect(hides('developers', anchor), anchor).toBe(anchor === 'beta-v3-1-1');
    }
  });

  it('is told with a number', () => {
    expect(countText(undefined)).toBe(`All ${releases.length} releases are shown.`);
    for (const {key, label} of audiences) {
      expect(countText(key)).toContain(
        `${releasesFor(key).length} of ${releases.length} releases have changes ${label.toLowerCase()}.`,
      );
    }
  });

  it('has a release with changes for one audience only', () => {
    expect(unconcerned([{audience: 'users', text: 'A.'}])).toEqual(['developers', 'operators']);
    expect(unconcerned([])).toHaveLength(3);
  });
});
