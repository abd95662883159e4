// Change: an error boundary for each part of the layout, so that a page stays readable if its navigation or
// footer crashes.
import {Children, type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import {useRetryOnNavigation} from '@site/src/components/shell/CrashNotice/useRetryOnNavigation';
import type LayoutProviderType from '@theme/Layout/Provider';
import Provider from '@theme-original/Layout/Provider';

function PartNotice(
  props: Pick<ComponentProps<typeof CrashNotice>, 'error' | 'tryAgain'>,
): ReactNode {
  useRetryOnNavigation(props.tryAgain);
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
