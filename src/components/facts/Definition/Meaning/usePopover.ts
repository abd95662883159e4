import {type RefObject, useEffect} from 'react';

/** Long enough not to open for a pointer that only passes, and not to close on its way from the word to the text. */
const delayMs = {open: 150, close: 250};

/** Free space around the popover, in pixels. */
const GAP = 8;

/** How far a touch of the word was when this had loaded: on the glass, or done. */
export type Touch = 'down' | 'click' | undefined;

/** Puts an open popover below the line on which the word begins, or above it where there is more room. */
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
 * Opens a popover while the pointer is on a link or its popover, while the link has the keyboard's focus, and on
 * the first touch; the second touch follows the link. The browser closes it on Escape and on a press elsewhere.
 *
 * @param wordRef holds the link and the popover.
 * @param touch what happened before this was loaded. A pointer or the focus that is there already counts, too.
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
