// Change: preloads the two fonts of the first view, so that text does not shift when they arrive.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';

export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <Head>
        {[sans, mono].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </>
  );
}
