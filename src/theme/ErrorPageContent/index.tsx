// Change: our notice, which also says what to do, and goes when the reader does.
import type {ComponentProps, ReactNode} from 'react';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import {useFreshStart} from '@site/src/components/shell/CrashNotice/useFreshStart';
import type ErrorPage from '@theme/ErrorPageContent';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPage>): ReactNode {
  useFreshStart(tryAgain);
  return <CrashNotice error={error} tryAgain={tryAgain} />;
}
