import {useEffect} from 'react';
import {currentEntry} from './currentEntry';

/** A heading in a closed fold, unless it is in the line of the fold. */
const FOLDED = 'details:not([open]) > :not(summary) *';

/** Marks the entry of the section that the reader sees, and scrolls the list to it, but not the page. */
function follow(activeClass: string): void {
  const list = document.querySelector('.theme-doc-toc-desktop');
  if (!list) {
    return;
  }
  const entries = [...list.querySelectorAll('a')].flatMap((link) => {
    link.classList.remove(activeClass);
    const heading = document.getElementById(link.hash.slice(1));
    // Filters and folds hide headings. On a method's page, the heading of the panel beside the text has one pixel.
    return heading?.offsetParent && heading.offsetHeight > 1 && !heading.matches(FOLDED)
      ? [{link, top: heading.getBoundingClientRect().top}]
      : [];
  });
  const tops = entries.map(({top}) => top);
  // The stock theme counts headings behind the navbar, so that a link marked the entry above its own.
  const start = document.querySelector('.navbar')?.clientHeight ?? 0;
  const link = entries[currentEntry(tops, start, window.innerHeight)]?.link;
  link?.classList.add(activeClass);

  const view = list.getBoundingClientRect();
  const {top, bottom} = (link ?? list).getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) {
    list.scrollTop += top - view.top - view.height / 2;
  }
}

/** @param activeClass the class of the current entry. Undefined: the list does not follow the reader. */
export function useCurrentEntry(activeClass: string | undefined): void {
  useEffect(() => {
    if (activeClass === undefined) {
      return undefined;
    }
    const onScroll = () => follow(activeClass);
    onScroll();
    document.addEventListener('scroll', onScroll);
    return () => document.removeEventListener('scroll', onScroll);
  }, [activeClass]);
}
