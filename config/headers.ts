import {factFeeds} from '../data/factFeeds';
import {releaseFeeds} from '../data/releaseFeeds';

export interface Header {
  readonly name: string;
  readonly value: string;
}

/** The permissions policy: pages write to the clipboard and need nothing else. */
const permissions = {
  accelerometer: '()',
  autoplay: '()',
  camera: '()',
  'clipboard-read': '()',
  'clipboard-write': '(self)',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  serial: '()',
  usb: '()',
  'xr-spatial-tracking': '()',
} as const;

/** Headers of every response. The build adds the content security policy. */
export const headers: readonly Header[] = [
  {name: 'X-Content-Type-Options', value: 'nosniff'},
  {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {
    name: 'Permissions-Policy',
    value: Object.entries(permissions)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
  },
  // For browsers without `frame-ancestors`.
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
  // Popups of wallets can still reach the page that opened them.
  {name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups'},
];

/** For HTTPS only; browsers ignore it over HTTP. */
export const transportSecurity: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000',
};

interface CachingRule {
  /** Paths below the base path. `*` matches anything, including slashes. */
  readonly files: readonly string[];
  readonly value: string;
}

const feeds = [...Object.values(releaseFeeds), ...Object.values(factFeeds)].map(({path}) =>
  path.slice(1),
);

/**
 * Files that browsers cache without revalidation. No path matches two rules, because some hosts
 * would join both values.
 */
export const caching: readonly CachingRule[] = [
  {files: ['assets/*'], value: 'public, max-age=31536000, immutable'},
  {
    files: ['katex/*', 'img/*', 'favicon.ico', 'site.webmanifest'],
    value: 'public, max-age=86400',
  },
  {
    files: ['sitemap.xml', 'robots.txt', ...feeds],
    value: 'public, max-age=3600',
  },
];

/** Files for programs, which pages of other origins can read too. `*` matches anything, including slashes. */
export const sharedFiles: readonly string[] = [
  '.well-known/api-catalog',
  'abi/*',
  'facts/*',
  'openrpc.json',
  '*llms.txt',
  '*llms-full.txt',
  '*.md',
];

/** The header of shared files. */
export const sharing: Header = {name: 'Access-Control-Allow-Origin', value: '*'};

/**
 * All other responses (pages, search index, redirects, errors): browsers cache and revalidate them.
 */
export const otherCaching = 'no-cache';
