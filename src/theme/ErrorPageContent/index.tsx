// Change: our notice, which also says what to do.
import type {ComponentProps, ReactNode} from 'react';
import CrashNotice from '@site/src/components/CrashNotice';
import type ErrorPage from '@theme/ErrorPageContent';

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof ErrorPage>): ReactNode {
  return <CrashNotice error={error} tryAgain={tryAgain} />;
}
