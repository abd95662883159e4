// Change: omits the not-found page. Unknown paths use the not-found route
// (src/patches/exactRoutes). Marks pages of methods.
import type {ReactNode} from 'react';
import {
  DocsSidebarProvider,
  useDocRootMetadata,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import {isReferencePage} from '@site/data/rpc/pageOf';
import styles from './styles.module.css';

/**
 * A page with its sidebar. Pages of methods have `data-request`, because their request panel is beside the text: with
 * `:has()` instead, the text would be wide until the panel had been read, and then move.
 */
function Layout({children}: {readonly children: ReactNode}): ReactNode {
  const item = useSidebarBreadcrumbs()?.at(-1);
  const request = item?.type === 'link' && isReferencePage(item.docId ?? '');
  return (
    <div className={styles.page} data-request={request || undefined}>
      <DocRootLayout>{children}</DocRootLayout>
    </div>
  );
}

export default function DocRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  return (
    metadata && (
      <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
        <DocsSidebarProvider name={metadata.sidebarName} items={metadata.sidebarItems}>
          <Layout>{metadata.docElement}</Layout>
        </DocsSidebarProvider>
      </HtmlClassNameProvider>
    )
  );
}
