import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {redirects} from '../../../config/redirects';
import type {HostedSite} from './hostProblems';

const root = path.resolve(__dirname, '../../..');

export const build = path.join(root, 'build');
export const hostFiles = path.join(root, 'build-hosting');

/** Reads a file that the build wrote for a host. @throws if it is missing. */
export function hostFile(name: string): string {
  const file = path.join(hostFiles, name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Build the site first: npm run build`);
  }
  return readFileSync(file, 'utf8');
}

export function builtFiles(): string[] {
  return globSync('**', {cwd: build, dot: true});
}

/** The base path of the build. Not from BASE_URL, which Vitest sets. */
function builtFor(): string {
  const home = readFileSync(path.join(build, 'index.html'), 'utf8');
  const [, canonical = ''] = /rel="?canonical"? href="?([^"\s>]+)/.exec(home) ?? [];
  return new URL(canonical).pathname;
}

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
