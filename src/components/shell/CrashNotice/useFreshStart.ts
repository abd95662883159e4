import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Tries again when the reader goes to another page: what crashed on one need not crash on the next. */
export function useFreshStart(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  });
}
