import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/** Retries when the reader goes to another page, which may not crash. */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) {
      tryAgain();
    }
  });
}
