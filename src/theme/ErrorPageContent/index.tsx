// Change: our crash notice, which says what to do. It disappears when the reader goes to another page.
import type {ComponentProps, ReactNode} from 'react';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import {useRetryOnNavigation} from '@site/src/components/shell/CrashNotice/useRetryOnNavigation';
import type ErrorPage from '@theme/ErrorPageContent';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPage>): ReactNode {
  useRetryOnNavigation(tryAgain);
  return <CrashNotice error={error} tryAgain={tryAgain} />;
}
