import type {Page} from '@playwright/test';

/** What a page did that it must not do. */
interface Misdeeds {
  /** Errors that nobody caught, and those in the console. */
  readonly errors: readonly string[];
  /** Requests to other hosts. */
  readonly foreign: readonly string[];
}

/** Gathers from now on what a page must not do. */
export function watchPage(page: Page, baseURL = ''): Misdeeds {
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseURL)) {
      foreign.push(request.url());
    }
  });
  return {errors, foreign};
}
