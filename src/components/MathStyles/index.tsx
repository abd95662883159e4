import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Loads the stylesheet of formulas; the build adds it to the pages that show one.
 * React itself keeps the link: the head manager would take it out and put it back while the page comes to life.
 */
export default function MathStyles(): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl('/katex/katex.min.css')} precedence="math" />;
}
