import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {redirects} from '../../../config/redirects';
import type {HostedSite} from './hostProblems';

const root = path.resolve(__dirname, '../../..');

/** The folders that a build of the documentation makes. */
export const build = path.join(root, 'build');
export const hostFiles = path.join(root, 'build-hosting');

/** A file that the build wrote for a host. @throws when there is none. */
export function hostFile(name: string): string {
  const file = path.join(hostFiles, name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Build the site first: npm run build`);
  }
  return readFileSync(file, 'utf8');
}

/** All files of the build, below it. */
export function builtFiles(): string[] {
  return globSync('**', {cwd: build, dot: true});
}

/** The path that the site was built for: Vitest has a BASE_URL of its own. */
function builtFor(): string {
  const home = readFileSync(path.join(build, 'index.html'), 'utf8');
  const [, canonical = ''] = /rel="?canonical"? href="?([^"\s>]+)/.exec(home) ?? [];
  return new URL(canonical).pathname;
}

/** The documentation as hosts publish it. */
export function builtSite(): HostedSite {
  const baseUrl = builtFor();
  const below = (to: string) => (to.startsWith('/') ? baseUrl + to.slice(1) : to);
  const files = builtFiles();
  const pages = files
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/(?:^index)?\.html$/, ''));
  const moved = new Map(
    redirects.redirects.flatMap(({from, to}) =>
      [from].flat().map((old) => [below(old), below(to)]),
    ),
  );
  const first = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? '';
  return {
    baseUrl,
    pages: pages.filter((page) => !page.endsWith('/index')).map((page) => baseUrl + page),
    moved,
    files: [
      first(/^assets\/js\/main\..*\.js$/),
      first(/^assets\/css\/.*\.css$/),
      first(/^assets\/fonts\//),
      first(/^img\/.*\.svg$/),
      first(/^katex\/.*\.css$/),
      'search-index.json',
      'favicon.ico',
      'site.webmanifest',
      'sitemap.xml',
      'robots.txt',
      'release-notes/atom.xml',
      'release-notes/feed.json',
    ].map((file) => baseUrl + file),
  };
}
