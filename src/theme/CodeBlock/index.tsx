// Change: code blocks and their highlighter come in a chunk of their own, loaded by the pages that show code instead of by every page.
import {lazy, type ReactNode, Suspense} from 'react';
import type {Props} from '@theme/CodeBlock';

const Highlighted = lazy(() => import('./Highlighted'));

export default function CodeBlock(props: Props): ReactNode {
  // What is seen for a moment after a navigation. At build and on the first view the whole block is there.
  const plain = (
    <pre>
      <code>{props.children}</code>
    </pre>
  );
  return (
    <Suspense fallback={plain}>
      <Highlighted {...props} />
    </Suspense>
  );
}
