// Change: our notice, without the layout, which can be what crashed.
import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import type {Props} from '@theme/Error';

export default function ErrorFallback({error, tryAgain}: Props): ReactNode {
  useEffect(() => {
    // The way back can lead to a page that does not crash. There is no router here to tell.
    addEventListener('popstate', tryAgain);
    return () => removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <>
      <Head>
        <html lang="en" />
        <title>This page crashed</title>
      </Head>
      <CrashNotice error={error} tryAgain={tryAgain} />
    </>
  );
}
