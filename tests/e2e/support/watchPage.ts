import type {Page} from '@playwright/test';

/** The problems of a page. Both lists grow over time. */
interface PageProblems {
  /** Uncaught errors and console errors. */
  readonly errors: readonly string[];
  readonly foreign: readonly string[];
}

/**
 * Records errors and requests to other hosts.
 * @param baseURL the site's origin.
 */
export function watchPage(page: Page, baseURL = ''): PageProblems {
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
