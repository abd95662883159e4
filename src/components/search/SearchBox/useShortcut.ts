import {type RefObject, useEffect} from 'react';
import {isApple} from './isApple';

/** Focuses an input on Cmd+K (Mac) or Ctrl+K (other platforms). */
export function useShortcut(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const focus = (event: KeyboardEvent) => {
      // On a Mac, Ctrl+K deletes to the end of the line.
      if ((isApple() ? event.metaKey : event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input, enabled]);
}
