import type {ReactNode} from 'react';
import {useServedPart} from '../StaticPart/useServedPart';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** Absent in the browser (src/patches/staticParts). */
  readonly children?: ReactNode;
}

/** A formula that is not hydrated: a short one has 2,000 characters of HTML. */
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
