import {type RefObject, useEffect, useRef} from 'react';

interface Actions {
  readonly run: () => void;
  readonly stop: () => void;
}

/** Whether Enter starts a new line in a field. */
const hasLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement && target.dataset.line === undefined;

/** Ctrl or Cmd with Enter runs from anywhere in the form, Enter in a field of one value, and Escape stops. A button takes no focus from the mouse. */
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
        latest.current.stop();
      } else if (
        key === 'Enter' &&
        !isComposing &&
        (isCommand || (target instanceof HTMLTextAreaElement && !hasLines(target)))
      ) {
        event.preventDefault();
        latest.current.run();
      }
    };
    // The field that the reader leaves shows what is wrong with it, which would move the button away under the mouse.
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
