import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/**
 * The bar above the navbar. Change `id` to show it again to readers who closed it. What it says is the entry of Beta v5.4
 * in data/releases.ts: replace it when that release is live, or when its target, the end of 2026, has passed.
 */
export const announcement = {
  id: 'beta-v5-4-planned',
  // Plain HTML: links in it need the base path. With at most 60 characters it is one line on a phone.
  content: `<a href="${site.baseUrl}release-notes#beta-v5-4">Beta v5.4</a>, planned Q4 2026: hard finality under 30 minutes`,
  backgroundColor: 'var(--ln-color-accent-soft)',
  textColor: 'var(--ln-color-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
