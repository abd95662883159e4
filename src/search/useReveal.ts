import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {takePlace} from './foundPlace';

/** Opens the fold or tab that hides the words of the hit that led to this page. */
export function useReveal(): void {
  // The key is new for every visit, also to the same place.
  const {pathname, key} = useLocation();
  useEffect(() => {
    const place = takePlace(pathname);
    const article = document.querySelector('article');
    if (!place || !article) {
      return;
    }
    void (async () => {
      try {
        const {reveal} = await import('./reveal');
        reveal(article, place.anchor, place.words);
      } catch {
        // Without the code, the page shows the section, as any link to it does.
      }
    })();
  }, [pathname, key]);
}
