import {type ComponentType, type RefObject, useEffect, useState} from 'react';
import type {MeaningProps} from './Meaning';

/** What shows a meaning, and how far a touch of the word was when it had loaded. */
interface Loaded {
  readonly Meaning: ComponentType<MeaningProps>;
  readonly touch: MeaningProps['touch'];
}

/**
 * Loads what shows the meaning of a term when a pointer or the focus comes to it, and at the first key of a reader,
 * so that a link has its description before the focus is there. Without it, or without popovers, a term is a link.
 *
 * @param wordRef holds the link.
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
          // Offline: the touch that was held back opens the glossary after all.
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
