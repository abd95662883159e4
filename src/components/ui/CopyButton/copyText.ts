import clsx from 'clsx';
import styles from './styles.module.css';

/** Copies with `execCommand`, for older browsers and a denied clipboard permission. Restores focus. */
function copyWithSelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = clsx(styles.hidden);
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what is left where the clipboard is blocked
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }
}

/**
 * Copies a text to the clipboard.
 *
 * @param text can be one that is still being made. Safari copies it only if it gets the promise during the press.
 * @returns whether it worked.
 * @throws if the text could not be made.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // `clipboard` is undefined on plain HTTP and in some embedded browsers, contrary to its type.
    await (typeof text === 'string'
      ? navigator.clipboard.writeText(text)
      : navigator.clipboard.write([new ClipboardItem({'text/plain': text})]));
    return true;
  } catch {
    return copyWithSelection(await text);
  }
}
