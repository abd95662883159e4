// Change: each part of the layout crashes alone: without its navigation or its footer a page can still be read.
import {Children, type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import {useFreshStart} from '@site/src/components/shell/CrashNotice/useFreshStart';
import type LayoutProviderType from '@theme/Layout/Provider';
import Provider from '@theme-original/Layout/Provider';

function PartNotice(
  props: Pick<ComponentProps<typeof CrashNotice>, 'error' | 'tryAgain'>,
): ReactNode {
  useFreshStart(props.tryAgain);
  return <CrashNotice {...props} isPart />;
}

export default function LayoutProvider({
  children,
}: ComponentProps<typeof LayoutProviderType>): ReactNode {
  return (
    <Provider>
      {Children.map(children, (part) => (
        <ErrorBoundary fallback={(crash) => <PartNotice {...crash} />}>{part}</ErrorBoundary>
      ))}
    </Provider>
  );
}
