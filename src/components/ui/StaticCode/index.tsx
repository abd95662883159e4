import {type ReactNode, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
// The stock block's styles, without its code.
import '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css';
import '../CodeFence/CodeContent.module.css';
import CodeButtons from '../CodeFence/CodeButtons';
import {useServedPart} from '../StaticPart/useServedPart';
import styles from './styles.module.css';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** Absent in the browser (src/patches/staticParts). */
  readonly children?: ReactNode;
}

/** A code fence that is not hydrated, with working buttons. */
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
