import {defineConfig} from '@playwright/test';
import {chromiumSwitches, findChromium} from './scripts/chromium/findChromium';
import {sitePort} from './tests/support/ports';

const executablePath = findChromium();

/** Names the report and the traces of a run, so that two can go on beside each other. */
const run = process.env.E2E_RUN ?? 'playwright';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: `test-results/${run}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is shared can starve a test for seconds. What passes only then is named below the results.
  retries: process.env.CI === undefined ? 0 : 1,
  // Tests wait more than they compute: three fill two cores.
  workers: 3,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', {outputFile: `.cache/reports/${run}.json`}],
    ['./tests/e2e/spec/support/statementReporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    colorScheme: 'dark',
    viewport: {width: 1440, height: 900},
    // Without pictures, which cost a seventh of the time.
    trace: {mode: 'retain-on-failure', screenshots: false},
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [...chromiumSwitches],
    },
  },
  projects: [
    {name: 'e2e', testIgnore: ['a11y/**', 'spec/**']},
    {name: 'spec', testMatch: 'spec/**/*.spec.ts'},
    // The same tests, each with the fault that it must notice.
    {
      name: 'mutants',
      retries: 0,
      testMatch: 'spec/**/*.spec.ts',
      expect: {timeout: 3_000},
      use: {actionTimeout: 3_000, navigationTimeout: 10_000, trace: 'off'},
    },
    {name: 'a11y', testMatch: 'a11y/**/*.spec.ts', use: {trace: 'off'}},
  ],
  webServer: {
    command: `npx docusaurus serve --port ${sitePort} --no-open`,
    port: sitePort,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
