// Change: starts with the home page and the section, links every level, and tells search engines of all levels, with
// canonical addresses. The stock theme has no level for the section, and no levels on pages without a sidebar.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {crumbsOf, structuredData} from './crumbs';

export default function DocBreadcrumbs(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {items} = useThemeConfig().navbar;
  const sidebar = useDocsSidebar();
  const below = useSidebarBreadcrumbs();
  const {title, permalink} = useDoc().metadata;
  const crumbs = crumbsOf(
    sidebar?.items ?? [],
    below ?? [{type: 'link', label: title, href: permalink}],
    items,
    {label: 'Home', href: baseUrl},
  );
  return (
    <>
      <Head>
        <script type="application/ld+json">{JSON.stringify(structuredData(crumbs, url))}</script>
      </Head>
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          {crumbs.map(({label, href}, place) => {
            const isLast = place === crumbs.length - 1;
            return (
              <li
                key={place}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}
              >
                {isLast ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" to={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
