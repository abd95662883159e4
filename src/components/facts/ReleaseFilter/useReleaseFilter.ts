import {useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Audience} from '@site/data/releases';
import {audienceIn, hides, searchFor} from './choice';

/** Writes the audience to the URL. The router would scroll to the top of the page. */
function writeAddress(audience: Audience | undefined, anchor: string): void {
  const {pathname, search} = window.location;
  const address = pathname + searchFor(audience, search) + (anchor === '' ? '' : `#${anchor}`);
  window.history.replaceState(window.history.state, '', address);
}

/**
 * The selected audience, from the URL or the buttons. If a link's anchor would be hidden, the filter is
 * removed.
 */
export function useReleaseFilter() {
  const location = useLocation();
  const [pressed, setPressed] = useState<{
    readonly audience: Audience | undefined;
    readonly location: typeof location;
  }>();
  // The pressed button counts until the reader follows a link.
  const isPressed = pressed?.location === location;
  // The first render must match the server's HTML.
  const asked = useIsBrowser() ? audienceIn(location.search) : undefined;
  const anchor = location.hash.slice(1);
  const hidesTarget = asked !== undefined && hides(asked, anchor);
  const audience = isPressed ? pressed.audience : hidesTarget ? undefined : asked;

  // Styles read this attribute, so that the content stays as built. A layout effect sets it before the
  // browser scrolls.
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
    if (hidesTarget) {
      writeAddress(undefined, anchor);
    }
    // The filter has changed the height of the content above the target.
    document.getElementById(anchor)?.scrollIntoView();
  }, [location, isPressed, asked, hidesTarget, anchor]);

  const choose = (next: Audience | undefined) => {
    setPressed({audience: next, location});
    writeAddress(next, '');
  };
  return {audience, choose};
}
