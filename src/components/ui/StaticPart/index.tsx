import {type ReactNode, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {fillPart} from './fillPart';
import {handleClicks} from './handleClicks';

interface Props {
  /** Of this part and no other of its page. */
  readonly id: string;
  /** Not there in the browser: src/patches/staticParts takes it out of the scripts. */
  readonly children?: ReactNode;
}

/** What React writes into a part. It leaves alone what the server wrote, as long as this is the same object. */
const AS_SERVED = {__html: ''};

/**
 * A part of a page that is made when the site is built and not again in the browser: long references stay light.
 * Its links and copy buttons work. Where a reader comes by a link of the site, it is taken from the page's HTML.
 */
export default function StaticPart({id, children}: Props): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const isServed = children === undefined;

  useEffect(() => {
    const part = ref.current;
    if (!isServed || part === null) {
      return undefined;
    }
    void fillPart(part, id);
    return handleClicks(part, (to) => history.push(to));
  }, [isServed, id, history]);

  return isServed ? (
    <div ref={ref} data-part={id} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />
  ) : (
    <div data-part={id}>{children}</div>
  );
}
