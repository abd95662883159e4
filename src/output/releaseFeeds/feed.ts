import {releaseFeeds} from '../../../data/releaseFeeds';
import type {Release} from '../../../data/releases';
import {type Feed, tagUri} from '../feeds/feed';
import {feedEntries} from './feedEntries';

export interface FeedSite {
  readonly title: string;
  /** With a trailing slash. */
  readonly home: string;
}

/** The feed of the releases. @throws if there is no past release, because a feed needs a date. */
export function feedOf(releases: readonly Release[], {title, home}: FeedSite): Feed {
  const at = (path: string) => new URL(`.${path}`, home).href;
  const page = at('/release-notes');
  const entries = feedEntries(releases, page);
  const updated = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1);
  if (updated === undefined) {
    throw new Error(
      'No release of data/releases.ts has happened on a known day: take src/output/releaseFeeds out',
    );
  }
  return {
    id: tagUri('release-notes'),
    title: 'Linea releases',
    description:
      'What each release of the Linea network changes for developers, node operators and users.',
    author: {name: title, url: home},
    page,
    self: {atom: at(releaseFeeds.atom.path), json: at(releaseFeeds.json.path)},
    updated,
    entries,
  };
}
