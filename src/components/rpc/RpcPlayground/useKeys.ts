import {type RefObject, useEffect, useRef} from 'react';

interface Actions {
  readonly run: () => void;
  /** What Escape does: stop a run, or close the form. */
  readonly leave: () => void;
}

/** Whether Enter adds a line to the field. */
const isMultiline = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement && target.dataset.line === undefined;

/**
 * Keyboard shortcuts of the form: Ctrl+Enter or Cmd+Enter runs the request, also Enter in a single-line
 * field. Escape stops it, or closes the form. Mouse presses on buttons do not move focus.
 */
export function useKeys(form: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const element = form.current;
    const onKey = (event: KeyboardEvent) => {
      const {key, target, isComposing} = event;
      const isCommand = event.ctrlKey || event.metaKey;
      if (key === 'Escape') {
        // Escape also closes an open list of options, and cancels composed text.
        if (!isComposing && !(target instanceof HTMLSelectElement)) {
          latest.current.leave();
        }
      } else if (
        key === 'Enter' &&
        !isComposing &&
        (isCommand || (target instanceof HTMLTextAreaElement && !isMultiline(target)))
      ) {
        event.preventDefault();
        latest.current.run();
      }
    };
    // Without it, the field would lose focus and show its problem, which moves the button away from the
    // pointer.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button') !== null) {
        event.preventDefault();
      }
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('mousedown', onMouseDown);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('mousedown', onMouseDown);
    };
  }, [form]);
}
