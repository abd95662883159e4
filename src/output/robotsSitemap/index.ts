import {appendFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Writes the sitemap's URL, which depends on SITE_URL and BASE_URL, into `robots.txt`. */
export function robotsSitemap(): Plugin {
  return {
    name: 'robots-sitemap',
    postBuild({outDir, siteConfig: {url, baseUrl}}) {
      appendFileSync(path.join(outDir, 'robots.txt'), `\nSitemap: ${url}${baseUrl}sitemap.xml\n`);
      return Promise.resolve();
    },
  };
}
