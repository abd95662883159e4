import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {delegateClicks} from './delegateClicks';
import {useServedPart} from './useServedPart';

interface Props {
  /** Unique on its page. */
  readonly id: string;
  /** Absent in the browser (src/patches/staticParts). */
  readonly children?: ReactNode;
}

/**
 * HTML that is rendered at build and not hydrated. After navigation, it is read from the page's
 * HTML. Links and copy buttons work.
 */
export default function StaticPart({id, children}: Props): ReactNode {
  const history = useHistory();
  const isServed = children === undefined;
  const {ref, html} = useServedPart<HTMLDivElement>(isServed ? id : undefined);

  useEffect(
    () =>
      isServed && ref.current ? delegateClicks(ref.current, (to) => history.push(to)) : undefined,
    [isServed, ref, history],
  );

  return isServed ? (
    <div ref={ref} data-part={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  ) : (
    <div data-part={id}>{children}</div>
  );
}
