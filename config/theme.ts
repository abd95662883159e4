import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './announcement';
import {diagrams} from './diagrams';
import {footer} from './footer';
import {navbar} from './navbar';
import {prism} from './prism';

export const theme = {
  announcementBar: announcement,
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  footer,
  mermaid: diagrams,
  navbar,
  prism,
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 5},
} satisfies ThemeConfig;
