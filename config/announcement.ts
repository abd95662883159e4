import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The bar above the navigation. A new `id` shows it again to readers who closed the last one. */
export const announcement = {
  id: 'beta-v4-dual-layer-nodes',
  content:
    'Since Beta v4 a Linea node is two programs: an execution client and the Maru consensus client. <a href="/release-notes">See the release notes</a>.',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
