import {appendFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Tells crawlers where the sitemap is: its address follows SITE_URL and BASE_URL. */
export function robotsSitemap(): Plugin {
  return {
    name: 'robots-sitemap',
    postBuild({outDir, siteConfig: {url, baseUrl}}) {
      appendFileSync(path.join(outDir, 'robots.txt'), `\nSitemap: ${url}${baseUrl}sitemap.xml\n`);
      return Promise.resolve();
    },
  };
}
