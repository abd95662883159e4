import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The bar above the navbar. Change `id` to show it again to readers who closed it. */
export const announcement = {
  id: 'nodes-need-maru',
  // Plain HTML: links in it need the base path.
  content: `Node operators: since Beta v4 a node needs the consensus client Maru, too. <a href="${site.baseUrl}get-started/how-to/run-a-node">Run a node</a>.`,
  backgroundColor: 'var(--ln-color-accent-soft)',
  textColor: 'var(--ln-color-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
