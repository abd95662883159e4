import {expect, it} from 'vitest';
import {
  budgetTally,
  type PlaywrightReport,
  playwrightTallies,
  vitestTally,
} from '../../tools/test/reports';

const RED = '\u001b[31m';
const DEFAULT_COLOR = '\u001b[39m';

it('names each failed test of Vitest with its file and its first words', () => {
  const name = `${process.cwd()}/tests/unit/site.test.ts`;
  const tally = vitestTally('unit tests', {
    numPassedTests: 3,
    testResults: [
      {
        name,
        status: 'failed',
        message: '',
        assertionResults: [
          {status: 'passed', fullName: 'holds', failureMessages: []},
          {
            status: 'failed',
            fullName: 'site has a title',
            failureMessages: [`${RED}expected 1${DEFAULT_COLOR}\n\nto be 2`],
          },
        ],
      },
    ],
  });
  expect(tally).toEqual({
    name: 'unit tests',
    passed: 3,
    failures: ['tests/unit/site.test.ts › site has a title\n  expected 1\n  to be 2'],
    skipped: [],
  });
});

it('counts a file of Vitest that cannot be loaded as a failure', () => {
  const {failures} = vitestTally('unit tests', {
    numPassedTests: 0,
    testResults: [
      {name: 'broken.test.ts', status: 'failed', message: 'No such module', assertionResults: []},
    ],
  });
  expect(failures).toEqual(['broken.test.ts\n  No such module']);
});

const specOf = (
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped',
  projectName: string,
  message?: string,
): PlaywrightReport['suites'][number]['specs'][number] => ({
  title: `is ${status}`,
  tests: [
    {
      projectName,
      status,
      results: [{errors: message === undefined ? [] : [{message}]}],
    },
  ],
});

it('counts each project of Playwright apart, and names failures by file, group and test', () => {
  const tallies = playwrightTallies({
    suites: [
      {
        title: 'home.spec.ts',
        specs: [specOf('expected', 'e2e'), specOf('flaky', 'e2e'), specOf('skipped', 'e2e')],
        suites: [
          {
            title: 'on a phone',
            specs: [
              specOf('unexpected', 'e2e', 'expect(1).toBe(2)'),
              specOf('unexpected', 'mutants'),
            ],
          },
        ],
      },
    ],
    errors: [],
  });
  expect(tallies).toEqual([
    {
      name: 'browser tests, e2e',
      passed: 2,
      flaky: 1,
      failures: ['home.spec.ts › on a phone › is unexpected\n  expect(1).toBe(2)'],
      skipped: ['home.spec.ts › is skipped'],
    },
    {
      name: 'browser tests, mutants',
      passed: 0,
      flaky: 0,
      failures: [
        'home.spec.ts › on a phone › is unexpected\n  It was expected to fail, and passed.',
      ],
      skipped: [],
    },
  ]);
});

it('counts what ends a run of Playwright outside of its tests', () => {
  expect(playwrightTallies({suites: [], errors: [{message: 'no server'}]})).toEqual([
    {name: 'browser tests', passed: 0, failures: ['outside of a test\n  no server']},
  ]);
});

it('names each budget that is exceeded or not measured', () => {
  const row = {label: 'CSS', limit: 20, unit: 'KB', value: 21, where: '/'} as const;
  expect(
    budgetTally('budgets', {
      rows: [
        {...row, over: true},
        {...row, value: 19, over: false},
      ],
      skipped: ['Fonts'],
    }),
  ).toEqual({
    name: 'budgets',
    passed: 1,
    failures: ['CSS: 21 of 20 /'],
    skipped: ['budgets › Fonts'],
  });
});
