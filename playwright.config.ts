import {defineConfig} from '@playwright/test';
import {MutantRecords, unchangedTests} from './tests/e2e/spec/support/mutantRecord';
import {isFullScope} from './tools/test/scope';
import {chromiumSwitches, findChromium} from './tools/chromium/findChromium';
import {sitePort} from './tools/ports';

const executablePath = findChromium();

const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // CI machines are shared, so a test can time out. Flaky tests are listed.
  retries: isCi ? 1 : 0,
  // Tests, and mutants most of all, wait more than they compute: four workers fill two cores.
  workers: 4,
  timeout: 120_000,
  // A page can take long to hydrate beside three others on a slow machine. A test that passes does not wait so long.
  expect: {timeout: 20_000},
  reporter: [
    // The list reporter would show caught mutants as failures.
    [isCi ? 'dot' : 'list'],
    ['json', {outputFile: '.cache/reports/playwright.json'}],
    ['./tests/e2e/spec/support/statementReporter.ts'],
    ['./tests/e2e/support/pageReporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    colorScheme: 'dark',
    viewport: {width: 1440, height: 900},
    // A trace costs a fifth of the time, and screenshots in it another seventh. Locally, use
    // `--trace on`.
    trace: {mode: isCi ? 'on-first-retry' : 'off', screenshots: false},
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [...chromiumSwitches],
    },
  },
  projects: [
    {name: 'e2e', testIgnore: ['a11y/**', 'spec/**']},
    {name: 'spec', testMatch: 'spec/**/*.spec.ts'},
    // The same tests, each with the fault that it must catch. Recorded ones are skipped.
    {
      name: 'mutants',
      retries: 0,
      grepInvert: isFullScope() ? [] : unchangedTests(new MutantRecords().unchanged()),
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
