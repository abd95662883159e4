import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {BudgetRow} from '../budget/limits';

export const reports = path.resolve(__dirname, '../../.cache/reports');

/** The results of a test runner. */
export interface Tally {
  readonly name: string;
  readonly passed: number;
  /** The number of tests that passed at the second attempt. */
  readonly flaky?: number;
  /** File, title and first lines of each failure. */
  readonly failures: readonly string[];
  /** Names of skipped tests. */
  readonly skipped?: readonly string[];
}

/** @throws if the report is missing or incomplete. */
export function readReport(file: string): unknown {
  return JSON.parse(readFileSync(path.join(reports, file), 'utf8'));
}

function failure(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
  return [test, ...lines.map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

/** The used part of a Vitest report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Parses a Vitest report. A file that cannot be loaded counts as one failure. */
export function vitestTally(name: string, {numPassedTests, testResults}: VitestReport): Tally {
  const failures = testResults.flatMap(({name: place, status, message, assertionResults}) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const at = path.relative(process.cwd(), place);
    return status === 'failed' && failed.length === 0
      ? [failure(at, message)]
      : failed.map(({fullName, failureMessages}) =>
          failure(`${at} › ${fullName}`, failureMessages[0]),
        );
  });
  const skipped = testResults.flatMap(({name: place, assertionResults}) =>
    assertionResults
      .filter(({status}) => status === 'skipped' || status === 'pending')
      .map(({fullName}) => `${path.relative(process.cwd(), place)} › ${fullName}`),
  );
  return {name, passed: numPassedTests, failures, skipped};
}

interface Suite {
  /** For a file's suite, the path. */
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {readonly errors: readonly {readonly message?: string}[]}[];
    }[];
  }[];
}

/** The used part of a Playwright report. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly {readonly message?: string}[];
}

/** Parses a Playwright report: one tally for each project, then one for errors outside of tests. */
export function playwrightTallies({suites, errors}: PlaywrightReport): Tally[] {
  const tallies = new Map<
    string,
    {passed: number; flaky: number; failures: string[]; skipped: string[]}
  >();
  const visit = ({title: within, suites: inner = [], specs}: Suite, around: readonly string[]) => {
    const names = [...around, within];
    inner.forEach((suite) => {
      visit(suite, names);
    });
    for (const {title, tests} of specs) {
      for (const {projectName, status, results} of tests) {
        const tally = tallies.get(projectName) ?? {
          passed: 0,
          flaky: 0,
          failures: [],
          skipped: [],
        };
        tallies.set(projectName, tally);
        tally.passed += status === 'expected' || status === 'flaky' ? 1 : 0;
        tally.flaky += status === 'flaky' ? 1 : 0;
        if (status === 'skipped') {
          tally.skipped.push([...names, title].join(' › '));
        }
        if (status === 'unexpected') {
          const message =
            results.at(-1)?.errors[0]?.message ?? 'It was expected to fail, and passed.';
          tally.failures.push(failure([...names, title].join(' › '), message));
        }
      }
    }
  };
  suites.forEach((suite) => {
    visit(suite, []);
  });
  const broken = errors.map(({message}) => failure('outside of a test', message));
  return [
    ...[...tallies].map(([name, tally]) => ({name: `browser tests, ${name}`, ...tally})),
    ...(broken.length === 0 ? [] : [{name: 'browser tests', passed: 0, failures: broken}]),
  ];
}

/** The used part of the budget report. */
export interface BudgetReport {
  readonly rows: readonly BudgetRow[];
  /** Labels of budgets that were not measured. */
  readonly skipped: readonly string[];
}

export function budgetTally(name: string, {rows, skipped}: BudgetReport): Tally {
  const failures = rows
    .filter(({over}) => over)
    .map(({label, value, limit, where = ''}) => `${label}: ${value} of ${limit} ${where}`);
  return {
    name,
    passed: rows.length - failures.length,
    failures,
    skipped: skipped.map((label) => `${name} › ${label}`),
  };
}
