// Change: does not bring the not-found page along. A path without a page has the route of that page (src/patches/exactRoutes).
import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

export default function DocRoot(props: Props): ReactNode {
  const metadata = useDocRootMetadata(props);
  return (
    metadata && (
      <HtmlClassNameProvider className={ThemeClassNames.page.docsDocPage}>
        <DocsSidebarProvider name={metadata.sidebarName} items={metadata.sidebarItems}>
          <DocRootLayout>{metadata.docElement}</DocRootLayout>
        </DocsSidebarProvider>
      </HtmlClassNameProvider>
    )
  );
}
