import {describe, expect, it} from 'vitest';
import {releases} from '@site/data/releases';
import {audiences, hiddenFor, releaseHiddenFor} from '@site/data/releaseWords';
import {isShown, tokensOf} from '@site/src/components/facts/ReleaseFilter/choice';

const shownFor = (choice: Readonly<Record<string, string>>) =>
  releases.filter((release) => isShown(releaseHiddenFor(release).join(' '), tokensOf(choice)));

describe('what the filter shows', () => {
  it('is everything without a choice', () => {
    expect(tokensOf({})).toEqual([]);
    expect(shownFor({})).toHaveLength(releases.length);
  });

  it.each(audiences)('for $key are the releases with a change for them', ({key}) => {
    const own = releases.filter(({changes}) => changes.some(({audience}) => audience === key));
    expect(shownFor({for: key})).toEqual(own);
    expect(own.length).toBeLessThan(releases.length);
  });

  it.each(audiences)('of breaking changes for $key, are changes that are both', ({key}) => {
    expect(shownFor({for: key, changes: 'breaking'})).toEqual(
      releases.filter(({changes}) =>
        changes.some(({audience, breaking}) => audience === key && breaking),
      ),
    );
  });

  it('on a network are the releases with a published date on it', () => {
    expect(shownFor({on: 'sepolia'})).toEqual(releases.filter(({sepolia}) => sepolia.at !== null));
    expect(shownFor({on: 'mainnet'})).toEqual(releases.filter(({mainnet}) => mainnet.at !== null));
  });

  it('is not a release whose breaking change is for others', () => {
    const hidden = hiddenFor([
      {audience: 'users', text: 'A.'},
      {audience: 'developers', breaking: true, text: 'B.'},
    ]);
    expect(hidden).toEqual(['operators', 'operators-breaking', 'users-breaking']);
  });
});
