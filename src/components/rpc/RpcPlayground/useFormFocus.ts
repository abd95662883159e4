import {type RefObject, useEffect, useRef} from 'react';

const FIELDS = 'input, select, textarea';

/** What takes the keyboard in a place: the element itself, or the first field in it. */
function fieldIn(id: string): HTMLElement | null {
  const element = document.getElementById(id) ?? document.getElementById(`${id}-form`);
  return element === null || element.matches(`${FIELDS}, button`)
    ? element
    : (element.querySelector<HTMLElement>(FIELDS) ?? element.querySelector('button'));
}

/**
 * Puts the keyboard into the form when it opens, and later where it is asked to, once that is there.
 *
 * @param isLinked whether a link opened the form, for which the reader came.
 */
export function useFormFocus(
  form: RefObject<HTMLElement | null>,
  isLinked: boolean,
): (id: string) => void {
  const wanted = useRef<string>(undefined);

  // The button that opened the form is gone.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:checked');
    first?.focus({preventScroll: true});
    form.current?.scrollIntoView({block: isLinked ? 'start' : 'nearest'});
  }, [form, isLinked]);

  const move = () => {
    if (wanted.current !== undefined) {
      const field = fieldIn(wanted.current);
      wanted.current = undefined;
      field?.focus();
    }
  };
  useEffect(move);

  return (id) => {
    wanted.current = id;
    // What is there already gets the keyboard without a change of the page.
    requestAnimationFrame(move);
  };
}
