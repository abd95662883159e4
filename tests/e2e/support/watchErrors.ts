import type {Page} from '@playwright/test';

/** Gathers what goes wrong in the scripts of a page: errors that nobody caught, and dialogs that nobody should open. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('dialog', (dialog) => {
    errors.push(`A dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return errors;
}
