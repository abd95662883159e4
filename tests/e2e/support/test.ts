import {test as base, expect} from '@playwright/test';
import {watchPolicy} from './watchPolicy';

/**
 * The base of all browser tests. A test fails if a page violates its content security policy.
 * Import `test` and `expect` from here, never from Playwright.
 */
export const test = base.extend<{readonly policy: undefined}>({
  policy: [
    async ({context}, provide, {project}) => {
      const violations = await watchPolicy(context);
      await provide(undefined);
      // Requests that are still open at the end must not fail the test.
      await Promise.all(
        [context, ...context.pages()].map((owner) => owner.unrouteAll({behavior: 'ignoreErrors'})),
      );
      // A mutant must fail an expectation of the test itself, not this check.
      if (project.name === 'mutants') {
        return;
      }
      expect(violations, 'the content security policy was violated').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
