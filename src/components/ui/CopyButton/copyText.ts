import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Copies with the hidden-field method of older browsers, which also works where the clipboard
 * permission is denied. Gives the focus back to where it was.
 */
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

/** Puts a text on the clipboard and says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent on plain http and in some embedded browsers, whatever the type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyWithSelection(text);
  }
}
