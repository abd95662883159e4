import {type ComponentType, type RefObject, useEffect, useState} from 'react';
import type {MeaningProps} from './Meaning';

interface Loaded {
  readonly Meaning: ComponentType<MeaningProps>;
  readonly touch: MeaningProps['touch'];
}

/**
 * Loads the popover's code on hover or focus, and at the first key press, so that the link has its
 * description before it gets focus. Without the code, or without popover support, a term is a plain link.
 *
 * @param wordRef the element that contains the link.
 */
export function useMeaning(wordRef: RefObject<HTMLElement | null>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const word = wordRef.current;
    if (loaded || !word?.togglePopover) {
      return undefined;
    }
    const listeners = new AbortController();
    let touch: Loaded['touch'];
    const load = () =>
      void import('./Meaning').then(
        ({default: Meaning}) => setLoaded({Meaning, touch}),
        () => {
          // After a failed load, the intercepted click follows the link.
          if (touch === 'click') {
            listeners.abort();
            word.querySelector('a')?.click();
          }
        },
      );
    document.addEventListener('keydown', load, listeners);
    word.addEventListener('focusin', load, listeners);
    word.addEventListener(
      'pointerenter',
      ({pointerType}) => {
        touch = pointerType === 'touch' ? 'down' : undefined;
        load();
      },
      listeners,
    );
    word.addEventListener(
      'click',
      (event) => {
        if (touch) {
          event.preventDefault();
          touch = 'click';
        }
      },
      listeners,
    );
    return () => listeners.abort();
  }, [wordRef, loaded]);
  return loaded;
}
