/** The feeds of the releases, which the build writes: the path on the site, without its base path, and the type. */
export const releaseFeeds = {
  atom: {name: 'Atom', path: '/release-notes/atom.xml', type: 'application/atom+xml'},
  json: {name: 'JSON Feed', path: '/release-notes/feed.json', type: 'application/feed+json'},
} as const;
