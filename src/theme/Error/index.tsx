// Change: our crash notice, without the layout, because the layout can be the part that crashed.
import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import CrashNotice from '@site/src/components/shell/CrashNotice';
import type {Props} from '@theme/Error';

export default function ErrorFallback({error, tryAgain}: Props): ReactNode {
  useEffect(() => {
    // Going back can lead to a page that works. There is no router here, so the browser's event is used.
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
