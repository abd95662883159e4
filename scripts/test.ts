/**
 * Everything that must hold, in order: checks, build, content, unit, sample and hosting tests, browser tests, budgets.
 * The last line is the total of all runners: `N passed, N failed`.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium/ensureChromium';

const root = path.resolve(__dirname, '..');
const reports = path.join(root, '.cache/reports');

/** What a step proved. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Counts from the report that the step writes; a step without one counts as a single proof. */
  readonly tally?: () => Tally;
}

function readReport(name: string): unknown {
  return JSON.parse(readFileSync(path.join(reports, name), 'utf8'));
}

/** The counts of a Vitest report. A file that cannot be loaded fails without a test of its own. */
function vitestTally(name: string): Tally {
  const {numPassedTests, numFailedTests, testResults} = readReport(name) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {status: string; assertionResults: {status: string}[]}[];
  };
  const broken = testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  return {passed: numPassedTests, failed: numFailedTests + broken.length};
}

function playwrightTally(): Tally {
  const {stats, errors} = readReport('playwright.json') as {
    stats: {expected: number; unexpected: number; flaky: number};
    errors: unknown[];
  };
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length};
}

function budgetTally(): Tally {
  const {rows} = readReport('budget.json') as {rows: {over: boolean}[]};
  const failed = rows.filter(({over}) => over).length;
  return {passed: rows.length - failed, failed};
}

const vitest = (project: string): Step => ({
  name: `${project} tests`,
  command: [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/reports/${project}.json`,
  ],
  tally: () => vitestTally(`${project}.json`),
});

const steps: readonly Step[] = [
  {name: 'check', command: ['npm', 'run', 'check']},
  {name: 'build', command: ['npm', 'run', 'build']},
  vitest('content'),
  vitest('unit'),
  vitest('samples'),
  vitest('hosting'),
  {name: 'browser tests', command: ['npx', 'playwright', 'test'], tally: playwrightTally},
  {name: 'budgets', command: ['npm', 'run', 'budget'], tally: budgetTally},
];

/** Runs a step. A program that fails without a failure in its report counts as one. */
function runStep({name, command: [program, ...args], tally}: Step): Tally {
  process.stdout.write(`\n=== ${name}\n`);
  const {status} = spawnSync(program, args, {cwd: root, stdio: 'inherit'});
  const succeeded = status === 0;
  try {
    const counts = tally?.() ?? {passed: succeeded ? 1 : 0, failed: 0};
    return {passed: counts.passed, failed: Math.max(counts.failed, succeeded ? 0 : 1)};
  } catch (error) {
    process.stdout.write(`${name} left no report: ${(error as Error).message}\n`);
    return {passed: 0, failed: 1};
  }
}

rmSync(reports, {recursive: true, force: true});
mkdirSync(reports, {recursive: true});
process.env.CHROMIUM_PATH = ensureChromium();

const results = steps.map((step) => ({name: step.name, ...runStep(step)}));
const total = (key: keyof Tally) => results.reduce((sum, result) => sum + result[key], 0);

process.stdout.write('\n=== total\n');
for (const {name, passed, failed} of results) {
  process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`);
}
process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') > 0 ? 1 : 0;
