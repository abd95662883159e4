import {type RefObject, useEffect, useState} from 'react';

/** Whether an element's content is wider than the element. Updated when either changes its size. */
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
