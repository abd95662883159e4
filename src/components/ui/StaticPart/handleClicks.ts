import {copyText} from '../CopyButton/copyText';
import {checkIcon, copyIcon} from '../Icon/icons';

/** For how long a button shows that it worked. */
const SHOWN_MS = 2000;

/** Copies the code beside a button (`Copyable`), and says whether that worked. */
async function pressCopy(button: HTMLElement, code: Element): Promise<void> {
  const isCopied = await copyText(code.textContent);
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

/** Where a link leads within the site, when the press asks for no other tab and the target is another page. */
function pathOf(link: HTMLAnchorElement, event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const isPage =
    link.target === '' &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname;
  return isPlain && isPage ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Makes the links and copy buttons of an element work that React did not make.
 *
 * @param navigate goes to a path of the site without loading it anew.
 * @returns what takes the handling away again.
 */
export function handleClicks(part: HTMLElement, navigate: (to: string) => void): () => void {
  const listener = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    const to = link && pathOf(link, event);
    if (to) {
      event.preventDefault();
      navigate(to);
      return;
    }
    const button = target.closest('button');
    const code = button?.parentElement?.previousElementSibling;
    if (button && code?.tagName === 'CODE') {
      void pressCopy(button, code);
    }
  };
  part.addEventListener('click', listener);
  return () => part.removeEventListener('click', listener);
}
