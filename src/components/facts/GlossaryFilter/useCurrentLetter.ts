import {useEffect} from 'react';
import {readGroups} from './glossaryTerms';

/** Marks the letter of the terms in view, and keeps it in view in the row of letters. */
export function useCurrentLetter(): void {
  useEffect(() => {
    const links = new Map(
      readGroups().map(({element, item}) => [element as Element, item?.firstElementChild]),
    );
    // A line across the upper part of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          const link = links.get(target);
          if (isIntersecting) {
            link?.setAttribute('aria-current', 'true');
          } else {
            link?.removeAttribute('aria-current');
          }
          const item = link?.parentElement;
          if (isIntersecting && item) {
            item.parentElement?.scrollTo(item.offsetLeft - item.offsetWidth * 3, 0);
          }
        }
      },
      {rootMargin: '-25% 0px -75%'},
    );
    for (const section of links.keys()) {
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
}
