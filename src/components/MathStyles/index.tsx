import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Loads the stylesheet of formulas. The build adds it to the pages that show one. */
export default function MathStyles(): ReactNode {
  const href = useBaseUrl('/katex/katex.min.css');
  return (
    <Head>
      <link rel="stylesheet" href={href} />
    </Head>
  );
}
