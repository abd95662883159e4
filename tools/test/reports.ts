import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {BudgetRow} from '../budget/limits';

/** The folder of the reports that runners write. */
export const reports = path.resolve(__dirname, '../../.cache/reports');

/** What a runner proved. */
export interface Tally {
  readonly name: string;
  readonly passed: number;
  /** How many of the passed ones needed a second attempt. */
  readonly flaky?: number;
  /** What failed: where, and in what words. */
  readonly failures: readonly string[];
  /** The tests that could not run, by name. */
  readonly skipped?: readonly string[];
}

/** What a runner wrote. @throws when it wrote nothing, or half. */
export function readReport(file: string): unknown {
  return JSON.parse(readFileSync(path.join(reports, file), 'utf8'));
}

/** A failed test in a few lines. */
function failure(test: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8);
  return [test, ...lines.map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

/** What is read of a report of Vitest. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** The path of the file. */
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

/** What a Vitest report says. A file that cannot be loaded fails without a test of its own. */
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
  /** Of the suite of a file, its path. */
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

/** What is read of a report of Playwright. */
export interface PlaywrightReport {
  readonly suites: readonly Suite[];
  readonly errors: readonly {readonly message?: string}[];
}

/** What a Playwright report says, for each of its projects. What ended the run without a test stands last. */
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

/** What is read of the report of the budgets. */
export interface BudgetReport {
  readonly rows: readonly BudgetRow[];
}

/** What the report of the budgets says. */
export function budgetTally(name: string, {rows}: BudgetReport): Tally {
  const failures = rows
    .filter(({over}) => over)
    .map(({label, value, limit, where = ''}) => `${label}: ${value} of ${limit} ${where}`);
  return {name, passed: rows.length - failures.length, failures};
}
