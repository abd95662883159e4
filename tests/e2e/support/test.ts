import {test as base, expect} from '@playwright/test';
import {watchPolicy} from './watchPolicy';

/**
 * The test of every browser test: it fails when anything that a page did was refused by the policy of the page.
 * Import `test` and `expect` from here, never from Playwright.
 */
export const test = base.extend<{readonly policy: undefined}>({
  policy: [
    async ({context}, provide, {project}) => {
      const violations = await watchPolicy(context);
      await provide(undefined);
      // A mutant must be noticed by what the test looks at.
      if (project.name === 'mutants') {
        return;
      }
      expect(violations, 'the content security policy was violated').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
