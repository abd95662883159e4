import {defineConfig} from '@playwright/test';
import {chromiumSwitches, findChromium} from './scripts/chromium/findChromium';
import {sitePort} from './tests/support/ports';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['json', {outputFile: '.cache/reports/playwright.json'}]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    colorScheme: 'dark',
    viewport: {width: 1440, height: 900},
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && {executablePath}),
      args: [...chromiumSwitches],
    },
  },
  projects: [
    {name: 'e2e', testIgnore: 'a11y/**'},
    {name: 'a11y', testMatch: 'a11y/**/*.spec.ts'},
  ],
  webServer: {
    command: `npx docusaurus serve --port ${sitePort} --no-open`,
    port: sitePort,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
