import {test as base, expect} from '@playwright/test';

/** The name under which pages report what their content security policy refused. */
const REPORT = 'reportPolicyViolation';

/**
 * The test of every browser test: it fails when anything that a page did was refused by the policy of the page.
 * Import `test` and `expect` from here, never from Playwright.
 */
export const test = base.extend<{readonly policy: undefined}>({
  policy: [
    async ({context}, provide, {project}) => {
      const violations: string[] = [];
      await context.exposeFunction(REPORT, (violation: string) => violations.push(violation));
      await context.addInitScript((report) => {
        addEventListener(
          'securitypolicyviolation',
          ({violatedDirective, blockedURI, sourceFile}) => {
            const send = (window as unknown as Record<string, (violation: string) => void>)[report];
            send?.(
              `${violatedDirective} refused ${blockedURI} of ${sourceFile} on ${location.href}`,
            );
          },
        );
      }, REPORT);
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
