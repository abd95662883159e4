import {type RefObject, useEffect, useRef} from 'react';

const FIELDS = 'input, select, textarea';

/** The element of a place to focus: the element itself, or its first field. */
function fieldIn(id: string): HTMLElement | null {
  const element = document.getElementById(id) ?? document.getElementById(`${id}-form`);
  return element === null || element.matches(`${FIELDS}, button`)
    ? element
    : (element.querySelector<HTMLElement>(FIELDS) ?? element.querySelector('button'));
}

/**
 * Focuses the form when it opens, and returns a function that focuses a place after the next render.
 *
 * @param isLinked whether a link opened the form, so that it scrolls to the top.
 */
export function useFormFocus(
  form: RefObject<HTMLElement | null>,
  isOpen: boolean,
  isLinked: boolean,
): (id: string) => void {
  const wanted = useRef<string>(undefined);

  // The focused button was replaced by the form. The page scrolls only if the form's head is out of view.
  useEffect(() => {
    if (isOpen) {
      const first = form.current?.querySelector<HTMLElement>('input:checked');
      first?.focus({preventScroll: true});
      form.current?.firstElementChild?.scrollIntoView({block: isLinked ? 'start' : 'nearest'});
    }
  }, [form, isOpen, isLinked]);

  const move = () => {
    if (wanted.current !== undefined) {
      const field = fieldIn(wanted.current);
      wanted.current = undefined;
      field?.focus({preventScroll: true});
      // Below the bar of the site, with the label in view. Focus alone may scroll too little.
      field?.scrollIntoView({block: 'center'});
    }
  };
  useEffect(move);

  return (id) => {
    wanted.current = id;
    // If the place has already rendered, no new render may follow.
    requestAnimationFrame(move);
  };
}
