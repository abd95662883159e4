// Change: shows the sources of the page and the day they were checked above the stock footer.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageSources from '@site/src/components/PageSources';
import DocItemFooter from '@theme-original/DocItem/Footer';

interface SourcedFrontMatter {
  readonly sources?: readonly string[];
  readonly checked?: string | Date;
}

export default function DocItemFooterWithSources(): ReactNode {
  const {sources, checked} = useDoc().frontMatter as SourcedFrontMatter;
  return (
    <>
      {sources && checked && (
        <PageSources sources={sources} checked={new Date(checked).toISOString().slice(0, 10)} />
      )}
      <DocItemFooter />
    </>
  );
}
