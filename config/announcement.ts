import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The bar above the navigation. A new `id` shows it again to readers who closed the last one. */
export const announcement = {
  id: 'beta-v4-dual-layer-nodes',
  // Plain HTML: the base path is not put before its links.
  content: `Since Beta v4 a Linea node is two programs: an execution client and the Maru consensus client. <a href="${site.baseUrl}release-notes">See the release notes</a>.`,
  backgroundColor: 'var(--ln-color-accent-soft)',
  textColor: 'var(--ln-color-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
