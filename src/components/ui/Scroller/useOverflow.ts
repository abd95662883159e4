import {type RefObject, useEffect, useState} from 'react';

/** Whether the element is narrower than what it holds, kept true while the window or the content changes. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) {
      return undefined;
    }
    const measure = () => {
      setOverflows(element.scrollWidth > element.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) {
      observer.observe(child);
    }
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
