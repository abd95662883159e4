import {copyText} from '../CopyButton/copyText';
import {checkIcon, copyIcon} from '../Icon/icons';

/** For how long a button shows that it worked. */
const SHOWN_MS = 2000;

/** The value that a button copies: that of the `<data>` around it (`FactTable`, `Copyable`). */
const copiedBy = (button: HTMLElement): string | undefined => button.closest('data')?.value;

/** Copies a value, and shows beside the button whether that worked. */
async function pressCopy(button: HTMLElement, value: string): Promise<void> {
  const isCopied = await copyText(value);
  const status = button.parentElement?.querySelector('[role=status] > *');
  const show = (shape: string, words: string) => {
    button.querySelector('path')?.setAttribute('d', shape);
    if (status) {
      status.textContent = words;
    }
  };
  show(
    isCopied ? checkIcon : copyIcon,
    isCopied ? 'Copied' : 'The browser blocked copying. Select the text and copy it by hand.',
  );
  setTimeout(() => show(copyIcon, ''), SHOWN_MS);
}

/** Where a link leads within the site, when its target is another page. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  return link?.target === '' &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
    ? link.pathname + link.search + link.hash
    : undefined;
}

/** Whether a press asks for no other tab. */
const isPlain = ({button, metaKey, ctrlKey, shiftKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Loads the page of a link before it is pressed, as other links of the site do. */
function preload({target}: Event): void {
  const to = pathOf((target as Element).closest('a'));
  if (to !== undefined) {
    void window.docusaurus.preload(to.replace(/[?#].*/, ''));
  }
}

/**
 * Makes the links and copy buttons of an element work that React did not make.
 *
 * @param navigate goes to a path of the site without loading it anew.
 * @returns what takes the handling away again.
 */
export function handleVisits(part: HTMLElement, navigate: (to: string) => void): () => void {
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    const to = pathOf(target.closest('a'));
    if (to !== undefined && isPlain(event)) {
      event.preventDefault();
      navigate(to);
      return;
    }
    const button = target.closest('button');
    const value = button ? copiedBy(button) : undefined;
    if (button && value !== undefined) {
      void pressCopy(button, value);
    }
  };
  part.addEventListener('click', press);
  part.addEventListener('pointerover', preload);
  part.addEventListener('touchstart', preload, {passive: true});
  return () => {
    part.removeEventListener('click', press);
    part.removeEventListener('pointerover', preload);
    part.removeEventListener('touchstart', preload);
  };
}
