// Change: adds the page's sources, the day they were checked, and the feedback form above the stock footer.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/components/shell/PageFeedback';
import PageSources from '@site/src/components/shell/PageSources';
import DocItemFooter from '@theme-original/DocItem/Footer';

interface SourcedFrontMatter {
  readonly sources?: readonly string[];
  readonly checked?: string | Date;
}

export default function DocItemFooterWithSources(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {sources, checked} = frontMatter as SourcedFrontMatter;
  const day = checked && new Date(checked).toISOString().slice(0, 10);
  return (
    <>
      {sources && day && <PageSources sources={sources} checked={day} />}
      <PageFeedback page={{title: metadata.title, path: metadata.permalink, checked: day}} />
      <DocItemFooter />
    </>
  );
}
