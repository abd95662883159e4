import {site} from './site';

/** The sitemap: each page with the day of its last change. Search engines ignore frequencies and priorities. */
export const sitemap = {
  ignorePatterns: ['**/search'],
  lastmod: site.showLastUpdate ? ('date' as const) : null,
  changefreq: null,
  priority: null,
};
