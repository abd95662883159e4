import type {ReactNode} from 'react';
import {useServedPart} from '../StaticPart/useServedPart';

interface Props {
  /** Names the formula; no other part of its page has the same. */
  readonly id: string;
  /** Not there in the browser: src/patches/staticParts removes it from the scripts. */
  readonly children?: ReactNode;
}

/** A formula as KaTeX wrote it when the site was built: a small one is 2,000 characters of elements. */
export default function Formula({id, children}: Props): ReactNode {
  const isServed = children === undefined;
  const {ref, html} = useServedPart<HTMLSpanElement>(isServed ? id : undefined);
  return isServed ? (
    <span
      ref={ref}
      className="katex"
      data-part={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  ) : (
    <span className="katex" data-part={id}>
      {children}
    </span>
  );
}
