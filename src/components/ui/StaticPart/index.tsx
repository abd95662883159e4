import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {handleVisits} from './handleVisits';
import {useServedPart} from './useServedPart';

interface Props {
  /** Names the part; no other part of its page has the same. */
  readonly id: string;
  /** Not there in the browser: src/patches/staticParts takes it out of the scripts. */
  readonly children?: ReactNode;
}

/**
 * A part of a page that is made when the site is built and not again in the browser: long references stay light.
 * Its links and copy buttons work. Where a reader comes by a link of the site, it is taken from the page's HTML.
 */
export default function StaticPart({id, children}: Props): ReactNode {
  const history = useHistory();
  const isServed = children === undefined;
  const {ref, html} = useServedPart<HTMLDivElement>(isServed ? id : undefined);

  useEffect(
    () =>
      isServed && ref.current ? handleVisits(ref.current, (to) => history.push(to)) : undefined,
    [isServed, ref, history],
  );

  return isServed ? (
    <div ref={ref} data-part={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  ) : (
    <div data-part={id}>{children}</div>
  );
}
