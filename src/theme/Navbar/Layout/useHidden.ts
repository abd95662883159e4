import {type RefObject, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';

/**
 * Whether the bar is hidden. It hides on scroll down, and appears on scroll up, near the top of the page
 * and on a jump to an anchor. The scrolling of the jump itself does not hide it; scrolling past the anchor
 * does.
 */
export function useHidden(bar: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const location = useLocation();
  const [hiddenAt, setHiddenAt] = useState<typeof location>();
  const anchor = useRef<HTMLElement>(null);
  // The browser can restore a scroll position beyond the anchor.
  const isJumping = useRef(false);

  // A layout effect runs before the scroll event of the jump, which follows at once if a script sets the
  // URL.
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
      // On phones the end of a page springs back. That is not a scroll up.
    } else if (scrollY + innerHeight < scrollHeight - height) {
      setHiddenAt(undefined);
    }
    isJumping.current = false;
  });

  return hiddenAt === location;
}
