// Change: omits the not-found page. Unknown paths use the not-found route
// (src/patches/exactRoutes).
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
