import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const file = path.resolve(__dirname, '../build/sitemap.xml');

/** The paths of all pages of the built site, from its sitemap. */
export function sitemapPaths(): string[] {
  if (!existsSync(file)) {
    throw new Error('build/sitemap.xml is missing. Build the site first: npm run build');
  }
  const locations = [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  return locations.map(([, location = '']) => new URL(location).pathname);
}
