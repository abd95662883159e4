import {releaseFeeds} from '../data/releaseFeeds';

/** A header of every answer. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** What a page of this site asks of the browser, by feature of the permissions policy: it copies text, and nothing else. */
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

/** Headers of every answer, beside the content security policy, which a build makes. */
export const headers: readonly Header[] = [
  {name: 'X-Content-Type-Options', value: 'nosniff'},
  {name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin'},
  {
    name: 'Permissions-Policy',
    value: Object.entries(permissions)
      .map(([feature, allowed]) => `${feature}=${allowed}`)
      .join(', '),
  },
  // What the policy says with frame-ancestors, for browsers that do not know it.
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
  // Wallets that open a window of their own still reach the page that opened them.
  {name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups'},
];

/** Sent over HTTPS only: browsers ignore it elsewhere. */
export const transportSecurity: Header = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000',
};

/** How long browsers keep files. */
interface CachingRule {
  /** Paths below the base path; `*` stands for anything, slashes too. */
  readonly files: readonly string[];
  readonly value: string;
}

/** The feeds of the releases, below the base path. */
const feeds = Object.values(releaseFeeds).map(({path}) => path.slice(1));

/** Files that may be kept without asking. No path is under two rules: some hosts join the values of all. */
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

/** All other answers: pages, the search index, redirects, errors. Browsers keep them and ask whether they are still good. */
export const otherCaching = 'no-cache';
