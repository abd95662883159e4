import {type RefObject, useEffect} from 'react';

/** Read by styles.module.css. */
const PROPERTY = '--ln-notice-size';

/**
 * Tells the page how high an element over its end is. The page then ends above the element, and what the keyboard
 * reaches is scrolled to where it can be seen.
 */
export function useReservedSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {style} = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(PROPERTY, `${element.current?.offsetHeight ?? 0}px`);
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, [element]);
}
