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

/** Closes an open dropdown on a press or focus outside, and on Escape, which returns focus to the toggle. */
function useDismiss(
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
 * A dropdown that opens on hover, on focus, on Enter, the space bar or an arrow key, and on touch. A second
 * touch closes it. A mouse click does not, because hovering has already opened it.
 *
 * @param isPlain whether the toggle is not a link.
 */
export function useDropdown(isPlain: boolean): Dropdown {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [close] = useState(() => () => setIsOpen(false));
  // The state at pointer down. Focus follows it and opens the dropdown before the click arrives.
  const press = useRef({isTouch: false, wasOpen: false});
  useDismiss(root, isOpen, close);

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
