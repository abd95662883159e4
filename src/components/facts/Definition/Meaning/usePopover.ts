import {type RefObject, useEffect} from 'react';

/** Delays that ignore a pointer passing by, and keep the popover open while the pointer moves to it. */
const delayMs = {open: 150, close: 250};

/** The minimum space around the popover, in pixels. */
const GAP = 8;

/** The touch in progress when the component loaded: pressed, or released with a click. */
export type Touch = 'down' | 'click' | undefined;

/** Positions an open popover below the first line of the link, or above it if there is more space. */
function place(word: Element, popover: HTMLElement): void {
  const line = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = popover;
  const {clientWidth, clientHeight} = document.documentElement;
  const start = Math.max(GAP, Math.min(line.left, clientWidth - width - GAP));
  const fits = line.bottom + height + GAP <= clientHeight || line.top < height + GAP;
  const top = fits ? line.bottom + GAP / 2 : line.top - height - GAP / 2;
  popover.style.left = `${start + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}

/**
 * Opens a popover on hover over a link or its popover, on keyboard focus of the link, and on the first
 * touch. The second touch follows the link. The browser closes the popover on Escape and on a press
 * outside.
 *
 * @param wordRef the element that contains the link and the popover.
 * @param touch the touch before this component loaded. A hover or focus at mount also opens the popover.
 */
export function usePopover(
  wordRef: RefObject<HTMLElement | null>,
  popoverRef: RefObject<HTMLElement | null>,
  touch: Touch,
): void {
  useEffect(() => {
    const word = wordRef.current;
    const popover = popoverRef.current;
    const link = word?.querySelector('a');
    if (!word || !link || !popover) {
      return undefined;
    }
    let timer = 0;
    let isFirstTouch = touch === 'down';
    const isOpen = () => popover.matches(':popover-open');
    const toggle = (open: boolean, delay = 0) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        popover.togglePopover(open);
        if (open) {
          place(link, popover);
        }
      }, delay);
    };
    const isFocused = () => link.matches(':focus-visible');
    const listeners = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => word.addEventListener(type, listener, listeners);

    listen('pointerenter', ({pointerType}) => {
      if (pointerType !== 'touch') {
        toggle(true, delayMs.open);
      }
    });
    listen('pointerleave', ({pointerType}) => {
      if (pointerType !== 'touch') {
        toggle(false, delayMs.close);
      }
    });
    listen('focusin', () => {
      if (isFocused()) {
        toggle(true);
      }
    });
    listen('focusout', () => toggle(false));
    listen('pointerdown', ({pointerType}) => {
      isFirstTouch = pointerType === 'touch' && !isOpen();
    });
    listen('click', (event) => {
      if (isFirstTouch) {
        event.preventDefault();
        toggle(true);
      }
    });
    if (touch === 'click' || isFocused()) {
      toggle(true);
    } else if (!touch && word.matches(':hover')) {
      toggle(true, delayMs.open);
    }
    return () => {
      window.clearTimeout(timer);
      listeners.abort();
    };
  }, [wordRef, popoverRef, touch]);
}
