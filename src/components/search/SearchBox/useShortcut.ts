import {type RefObject, useEffect} from 'react';
import {isApple} from './isApple';

/** Cmd+K on a Mac and Ctrl+K elsewhere lead to an input, from anywhere on the page. */
export function useShortcut(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const focus = (event: KeyboardEvent) => {
      // On a Mac, Ctrl+K cuts the rest of a line.
      if ((isApple() ? event.metaKey : event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input, enabled]);
}
