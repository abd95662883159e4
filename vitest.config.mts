import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import type {VitestPluginContext} from 'vitest/node';
import type {narrowRun} from './tests/sampleRecord/narrowRun';

const root = import.meta.dirname;
const theme = path.join(root, 'node_modules/@docusaurus/theme-classic/lib/theme');
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');

const alias = [
  {find: /^@site\//, replacement: `${root}/`},
  {find: /^@theme\/(.*)$/, replacement: `${theme}/$1`},
  {
    find: /^@docusaurus\/(Link|Head|useBaseUrl|useDocusaurusContext|BrowserOnly|useIsBrowser|useBrokenLinks|router)$/,
    replacement: `${client}/$1`,
  },
];

// TypeScript leaves JSX to the bundler.
const oxc = {jsx: {runtime: 'automatic' as const}};

// Imported lazily, so that other projects do not load it.
const samplesByRecord = {
  name: 'samples-by-record',
  async configureVitest(context: VitestPluginContext) {
    const file = path.join(root, 'tests/sampleRecord/narrowRun.ts');
    const record = await context.vitest.import<{narrowRun: typeof narrowRun}>(file);
    await record.narrowRun(context);
  },
};

export default defineConfig({
  test: {
    // With two cores, one worker would leave a core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: {alias},
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          // Files of a worker share the parsed pages.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        oxc,
        resolve: {alias},
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [samplesByRecord],
        resolve: {alias},
        test: {
          name: 'samples',
          include: ['tests/samples/**/*.test.ts'],
          globalSetup: ['tests/samples/harness/sharedFolders.ts'],
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          // Packages are built and packed.
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        resolve: {alias},
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          testTimeout: 30_000,
          fileParallelism: false,
        },
      },
      {
        resolve: {alias},
        test: {name: 'live', include: ['tests/live/**/*.test.ts'], testTimeout: 60_000},
      },
    ],
  },
});
