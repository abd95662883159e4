import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
// No page loads the code of the stock block: its HTML needs the styles.
import '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css';
import '../CodeFence/CodeContent.module.css';
import CodeButtons from '../CodeFence/CodeButtons';
import {useServedPart} from '../StaticPart/useServedPart';
import styles from './styles.module.css';

interface Props {
  /** Names the part; no other part of its page has the same. */
  readonly id: string;
  /** Not there in the browser: src/patches/staticParts takes it out of the scripts. */
  readonly children?: ReactNode;
}

/** A code fence as the server wrote it, with its buttons: no page loads its lines, or what shows them, a second time. */
export default function StaticCode({id, children}: Props): ReactNode {
  const isServed = children === undefined;
  const {ref, html, isFilled} = useServedPart<HTMLDivElement>(isServed ? id : undefined);
  const [block, setBlock] = useState<HTMLPreElement | null>(null);

  useEffect(() => {
    setBlock(ref.current?.querySelector('pre') ?? null);
  }, [ref, isFilled]);

  return isServed ? (
    <>
      <div
        ref={ref}
        data-part={id}
        className={styles.part}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      {block?.parentElement && createPortal(<CodeButtons block={block} />, block.parentElement)}
    </>
  ) : (
    <div data-part={id} className={styles.part}>
      {children}
    </div>
  );
}
