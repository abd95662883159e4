import {useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Audience} from '@site/data/releases';
import {audienceIn, hides, searchFor} from './choice';

/** Writes the audience into the address. Not by the router, which would take the reader to the top of the page. */
function writeAddress(audience: Audience | undefined, anchor: string): void {
  const {pathname, search} = window.location;
  const address = pathname + searchFor(audience, search) + (anchor === '' ? '' : `#${anchor}`);
  window.history.replaceState(window.history.state, '', address);
}

/** The audience that is shown, which the address and the buttons choose. A link to what it hides shows everything. */
export function useReleaseFilter() {
  const location = useLocation();
  const [pressed, setPressed] = useState<{
    readonly audience: Audience | undefined;
    readonly location: typeof location;
  }>();
  // What was pressed counts until the reader follows a link.
  const isPressed = pressed?.location === location;
  // The first view in the browser must be the one that was built.
  const asked = useIsBrowser() ? audienceIn(location.search) : undefined;
  const anchor = location.hash.slice(1);
  const isInTheWay = asked !== undefined && hides(asked, anchor);
  const audience = isPressed ? pressed.audience : isInTheWay ? undefined : asked;

  // The page itself stays as it was built: its styles go by this attribute. Set before anything scrolls.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement;
    if (audience !== undefined) {
      dataset.releasesFor = audience;
    }
    return () => {
      delete dataset.releasesFor;
    };
  }, [audience]);

  useEffect(() => {
    if (isPressed || asked === undefined) {
      return;
    }
    if (isInTheWay) {
      writeAddress(undefined, anchor);
    }
    // What is above the target came or went.
    document.getElementById(anchor)?.scrollIntoView();
  }, [location, isPressed, asked, isInTheWay, anchor]);

  const choose = (next: Audience | undefined) => {
    setPressed({audience: next, location});
    writeAddress(next, '');
  };
  return {audience, choose};
}
