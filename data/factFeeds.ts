import {releaseFeeds} from './releaseFeeds';

/** The feeds of what changes in the published facts, which the build writes from the history of `static/facts/`. */
export const factFeeds = {
  atom: {...releaseFeeds.atom, path: '/facts/changes/atom.xml'},
  json: {...releaseFeeds.json, path: '/facts/changes/feed.json'},
} as const;
