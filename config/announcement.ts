import type {ThemeConfig} from '@docusaurus/preset-classic';
import {releaseAnchor} from '../data/releaseWords';
import {releases} from '../data/releases';
import {site} from './site';

const VERSION = 'beta-v5.4';

const release = releases.find(({version}) => version === VERSION);
if (release?.status !== 'planned') {
  throw new Error(
    `config/announcement.ts announces ${VERSION} as planned, and data/releases.ts has no such release. Announce another one, with another id`,
  );
}

/**
 * The bar above the navbar. Change `id` to show it again to readers who closed it. The build fails when the release is no
 * longer planned. Replace the text also when its target has passed.
 */
export const announcement = {
  id: 'beta-v5-4-planned',
  // Plain HTML: links in it need the base path. With at most 60 characters it is one line on a phone.
  content: `<a href="${site.baseUrl}release-notes#${releaseAnchor(release)}">${release.name}</a>, planned Q4 2026: hard finality under 30 minutes`,
  backgroundColor: 'var(--ln-color-accent-soft)',
  textColor: 'var(--ln-color-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
