/**
 * Everything that must hold, in order: checks, build, content, unit, sample and hosting tests, browser tests, budgets.
 * The last line is the total of all runners: `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ensureChromium} from './chromium/ensureChromium';
import {freePort} from './freePort';

const root = path.resolve(__dirname, '..');
const reports = path.join(root, '.cache/reports');

/** What a step proved. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** How many of the passed ones needed a second attempt. */
  readonly flaky?: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: () => Promise<Readonly<Record<string, string>>>;
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

function playwrightTally(name: string): Tally {
  const {stats, errors} = readReport(name) as {
    stats: {expected: number; unexpected: number; flaky: number};
    errors: unknown[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
  };
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

const playwright = (name: string, run: string, ...args: readonly string[]): Step => ({
  name,
  command: ['npx', 'playwright', 'test', ...args],
  env: async () => ({E2E_RUN: run, E2E_PORT: String(await freePort())}),
  tally: () => playwrightTally(`${run}.json`),
});

/** One group after the other; the steps of a group beside each other. */
const groups: readonly (readonly Step[])[] = [
  [{name: 'check', command: ['npm', 'run', 'check']}],
  [{name: 'build', command: ['npm', 'run', 'build']}],
  [vitest('content')],
  [vitest('unit')],
  [vitest('samples')],
  [vitest('hosting')],
  [
    playwright('browser tests', 'browser', '--project=e2e', '--project=a11y'),
    // Their mutants wait for what does not come, and leave the processor to the others.
    playwright(
      'statements of the specification',
      'statements',
      '--project=spec',
      '--project=mutants',
      '--workers=1',
    ),
  ],
  [{name: 'budgets', command: ['npm', 'run', 'budget'], tally: budgetTally}],
];

/** Runs a program to its end. Prints what it says at once, or when it has ended. @returns whether it succeeded. */
async function succeeds(
  {name, command: [program, ...args], env}: Step,
  isShown: boolean,
): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: root,
    env: {...process.env, ...(await env?.())},
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => held.push(chunk));
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (!isShown) {
    process.stdout.write(`\n=== ${name}, which ran meanwhile\n`);
    process.stdout.write(Buffer.concat(held));
  }
  return status === 0;
}

/** Runs a step. A program that fails without a failure in its report counts as one. */
async function runStep(step: Step, isShown: boolean): Promise<Tally & {name: string}> {
  const {name, tally} = step;
  const succeeded = await succeeds(step, isShown);
  try {
    const counts = tally?.() ?? {passed: succeeded ? 1 : 0, failed: 0};
    return {name, ...counts, failed: Math.max(counts.failed, succeeded ? 0 : 1)};
  } catch (error) {
    process.stdout.write(`${name} left no report: ${(error as Error).message}\n`);
    return {name, passed: 0, failed: 1};
  }
}

async function main(): Promise<void> {
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  process.env.CHROMIUM_PATH = ensureChromium();

  const results: Awaited<ReturnType<typeof runStep>>[] = [];
  for (const group of groups) {
    process.stdout.write(`\n=== ${group.map(({name}) => name).join(', beside ')}\n`);
    results.push(...(await Promise.all(group.map((step, index) => runStep(step, index === 0)))));
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);

  process.stdout.write('\n=== total\n');
  for (const {name, passed, failed, flaky = 0} of results) {
    const again = flaky === 0 ? '' : ` (${flaky} at the second attempt)`;
    process.stdout.write(`${name}: ${passed} passed${again}, ${failed} failed\n`);
  }
  process.stdout.write(`${total('passed')} passed, ${total('failed')} failed\n`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

void main();
