import type {Page} from '@playwright/test';

/** Uncaught errors and dialogs of a page. The list grows over time. Dialogs are dismissed. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('dialog', (dialog) => {
    errors.push(`A dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return errors;
}
