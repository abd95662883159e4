import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';

/**
 * Whether the bar is out of sight: it hides on scroll down, and comes back on scroll up, near the page top and at a
 * jump to an anchor. The scrolling of that jump does not hide it: only what leads beyond the anchor does.
 */
export function useHidden(bar: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const location = useLocation();
  const [hiddenAt, setHiddenAt] = useState<typeof location>();
  const anchor = useRef<HTMLElement>(null);
  // The browser can put the page back to where it was left, beyond the anchor.
  const isJumping = useRef(false);

  // Before the browser can tell of the scrolling of the jump, which an address set by a script does at once.
  useLayoutEffect(() => {
    anchor.current = document.getElementById(location.hash.slice(1));
    isJumping.current = anchor.current !== null;
  }, [location]);

  useScrollPosition(({scrollY}, last) => {
    const height = bar.current?.offsetHeight ?? 0;
    const {scrollHeight} = document.documentElement;
    if (!enabled || scrollY < height) {
      setHiddenAt(undefined);
    } else if (last && scrollY > last.scrollY) {
      const isPast = !anchor.current || anchor.current.getBoundingClientRect().top < height;
      if (isPast && !isJumping.current) {
        anchor.current = null;
        setHiddenAt(location);
      }
      // The end of a page springs back on phones; that is no scroll up.
    } else if (scrollY + innerHeight < scrollHeight - height) {
      setHiddenAt(undefined);
    }
    isJumping.current = false;
  });

  return hiddenAt === location;
}
