import type {PropSidebar, PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';

/** A level of the breadcrumbs, with its path on this site. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

interface NavbarItem {
  readonly docId?: unknown;
  readonly label?: unknown;
}

/**
 * The levels above a page and the page itself: home, section, categories, page.
 *
 * @param sidebar the sidebar of the page. Its first item is the overview of the section. A page without one is below home.
 * @param below the levels that the sidebar knows, or only the page. A category without a page is left out: on this site, a test asks
 * each category for one.
 * @param navbar its items name the sections.
 */
export function crumbsOf(
  sidebar: PropSidebar,
  below: readonly PropSidebarBreadcrumbsItem[],
  navbar: readonly NavbarItem[],
  home: Crumb,
): readonly Crumb[] {
  const levels = below.flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]));
  const [overview] = sidebar;
  if (overview?.type !== 'link') {
    return [home, ...levels];
  }
  const named = navbar.find(({docId}) => docId !== undefined && docId === overview.docId)?.label;
  const section = {label: typeof named === 'string' ? named : overview.label, href: overview.href};
  const isOverview = levels[0]?.href === section.href && levels[0].label === section.label;
  return [home, ...(isOverview ? [] : [section]), ...levels];
}

/** The levels as search engines read them: with the canonical address of each. */
export function structuredData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, href}, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + (href === '/' ? href : href.replace(/\/$/, '')),
    })),
  };
}
