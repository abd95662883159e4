import {type RefObject, useEffect} from 'react';

/** Read by styles.module.css. */
const PROPERTY = '--ln-notice-size';

/**
 * Sets a CSS property to the height of an element that covers the end of the page. The styles add that
 * space to the page and to scroll padding, so that nothing that gets focus is covered.
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
