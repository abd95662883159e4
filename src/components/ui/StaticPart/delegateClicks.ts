import {copyText} from '../CopyButton/copyText';
import {checkIcon, copyIcon} from '../Icon/icons';

/** The duration of the feedback, in milliseconds. */
const SHOWN_MS = 2000;

/** The value to copy, from the enclosing `<data>` (`FactTable`, `Copyable`). */
const copiedBy = (button: HTMLElement): string | undefined => button.closest('data')?.value;

type Outcome = 'copied' | 'blocked' | 'failed';

const announcement: Record<Outcome, string> = {
  copied: 'Copied',
  blocked: 'The browser blocked copying. Select the text and copy it by hand.',
  failed: 'The page’s Markdown didn’t load. Check the connection, then try again.',
};

/** Copies a value. It fails only if the value is a text that could not be made. */
async function copy(value: string | Promise<string>): Promise<Outcome> {
  try {
    return (await copyText(value)) ? 'copied' : 'blocked';
  } catch (error) {
    console.error('The text to copy was not made.', error);
    return 'failed';
  }
}

/** Copies a value and shows the outcome. */
async function pressCopy(button: HTMLElement, value: string | Promise<string>): Promise<void> {
  const outcome = await copy(value);
  const status = button.parentElement?.querySelector('[role=status] > *');
  const show = (shape: string, words: string) => {
    button.querySelector('path')?.setAttribute('d', shape);
    if (status) {
      status.textContent = words;
    }
  };
  show(outcome === 'copied' ? checkIcon : copyIcon, announcement[outcome]);
  setTimeout(() => show(copyIcon, ''), SHOWN_MS);
}

/** Loads the page's copy in Markdown, which the build writes beside it (src/output/markdownCopies). */
async function loadMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  const text = await response.text();
  // The server of `npm start` answers with the site's shell.
  if (!response.ok || !text.startsWith('---')) {
    throw new Error(`${response.url} returned ${response.status}, and no copy in Markdown.`);
  }
  return text;
}

/** Copies the page as Markdown. The value of the button is the path of the copy. */
export const pressCopyPage = (button: HTMLButtonElement): Promise<void> =>
  pressCopy(button, loadMarkdown(button.value));

/** The path of an internal link to another page. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  return link?.target === '' &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname
    ? link.pathname + link.search + link.hash
    : undefined;
}

/** Whether a click opens no new tab or window. */
const isPlain = ({button, metaKey, ctrlKey, shiftKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Preloads the page on hover or touch. */
function preload({target}: Event): void {
  const to = pathOf((target as Element).closest('a'));
  if (to !== undefined) {
    void window.docusaurus.preload(to.replace(/[?#].*/, ''));
  }
}

/**
 * Handles clicks on links and copy buttons in HTML that React does not hydrate.
 * @param navigate opens a path of the site without a page load.
 * @returns a function that removes the listeners.
 */
export function delegateClicks(part: HTMLElement, navigate: (to: string) => void): () => void {
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
    } else if (button?.name === 'copy-page') {
      void pressCopyPage(button);
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
