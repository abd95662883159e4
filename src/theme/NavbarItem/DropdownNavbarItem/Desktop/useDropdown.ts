import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The state of a dropdown, and what its elements listen to. */
interface Dropdown {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** For the element around toggle and list. */
  readonly around: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly toggle: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
}

/** Closes an open dropdown: on a press or focus elsewhere, and on Escape, which gives the focus back to the toggle. */
function useClosing(
  root: RefObject<HTMLDivElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onOutside = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        close();
      }
    };
    const onKey = ({key}: globalThis.KeyboardEvent) => {
      if (key === 'Escape') {
        if (root.current?.contains(document.activeElement)) {
          root.current.querySelector('a')?.focus();
        }
        close();
      }
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, isOpen, close]);
}

/**
 * A dropdown that opens when the pointer comes over it, when it gets the focus, on Enter, the space bar or an arrow key,
 * and at a touch. A touch closes it, too; a click of the mouse does not, which is over it already.
 *
 * @param isPlain whether the toggle leads nowhere itself.
 */
export function useDropdown(isPlain: boolean): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  // How the press began: the focus that comes with it opens the dropdown before the click arrives.
  const press = useRef({isTouch: false, wasOpen: false});
  useClosing(root, isOpen, close);

  return {
    root,
    isOpen,
    close,
    around: {
      onPointerEnter: ({pointerType}) => pointerType !== 'touch' && setIsOpen(true),
      onPointerLeave: ({pointerType, currentTarget}) => {
        if (pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible')) {
          close();
        }
      },
      onFocus: ({currentTarget, relatedTarget}) =>
        !currentTarget.contains(relatedTarget) && setIsOpen(true),
      onKeyDown: (event) => {
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
        const at = stops.findIndex((stop) => stop === document.activeElement);
        const isForward =
          event.key === 'ArrowDown' || (at === 0 && ['Enter', ' '].includes(event.key));
        if (!isForward && event.key !== 'ArrowUp') {
          return;
        }
        event.preventDefault();
        if (isOpen) {
          stops.at((at + (isForward ? 1 : -1)) % stops.length)?.focus();
        } else {
          setIsOpen(true);
        }
      },
    },
    toggle: {
      onPointerDown: ({pointerType}) => {
        press.current = {isTouch: pointerType === 'touch', wasOpen: isOpen};
      },
      onClick: (event) => {
        const {isTouch, wasOpen} = press.current;
        if (isPlain || isTouch) {
          event.preventDefault();
        }
        setIsOpen(!isTouch || !wasOpen);
      },
    },
  };
}
