import {type RefObject, useEffect} from 'react';
import {isApple} from './isApple';

/** Whether keys go into a field that the reader writes in. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether keys ask for the search: Cmd+K (Mac) or Ctrl+K (other platforms), or a slash outside a field. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key === '/') {
    return !(event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target));
  }
  // On a Mac, Ctrl+K deletes to the end of the line.
  return (isApple() ? event.metaKey : event.ctrlKey) && event.key.toLowerCase() === 'k';
}

/** Focuses an input on Cmd+K (Mac) or Ctrl+K (other platforms), and on a slash. */
export function useShortcut(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) {
      return;
    }
    const focus = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        input.current?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input, enabled]);
}
