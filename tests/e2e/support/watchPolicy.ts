import type {BrowserContext, Page, Worker} from '@playwright/test';

/** The function that pages call to report a violation. */
const REPORT = 'reportPolicyViolation';

/** The first violation in a worker, for which its page gets no event. */
function firstViolation(worker: Worker): Promise<string> {
  return worker.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => {
          const {violatedDirective, blockedURI} = event;
          resolve(`${violatedDirective} refused ${blockedURI} in the worker ${location.href}`);
        });
      }),
  );
}

/**
 * Watches a context's pages and their workers for violations of the content security policy.
 * @returns violations, and console messages about the policy itself. The list grows over time.
 */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeFunction(REPORT, (violation: string) => violations.push(violation));
  await context.addInitScript((report) => {
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile}) => {
      const send = (window as unknown as Record<string, (violation: string) => void>)[report];
      send?.(`${violatedDirective} refused ${blockedURI} of ${sourceFile} on ${location.href}`);
    });
  }, REPORT);
  context.on('console', (message) => {
    if (/content security policy|permissions.policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  const watchWorkers = (page: Page) =>
    page.on('worker', (worker) => {
      firstViolation(worker).then(
        (violation) => violations.push(violation),
        // The worker ended without a violation.
        () => undefined,
      );
    });
  context.pages().forEach(watchWorkers);
  context.on('page', watchWorkers);
  return violations;
}
