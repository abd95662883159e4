/**
 * Runs all tests in order: build and checks, content, unit, sample and hosting tests, browser tests, budgets.
 * Installs programs that this machine lacks, if it can.
 *
 *   npm test                          what a change needs before it is merged
 *   npm run test:all                  all tests
 *   npm run test:all -- --shard 2/6   one part, for one of several machines
 *
 * Names what did not run at the end, then repeats the failures, so that the tail of a log has them. The last line is
 * the total: `N passed, N failed`, and `, N skipped` if tests could not run.
 */
import {mkdirSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {findChromium} from '../tools/chromium/findChromium';
import {freePort} from '../tools/freePort';
import {
  allRequirements,
  describeMissing,
  isCi,
  type Requirement,
} from '../tools/setup/requirements';
import {setUp} from '../tools/setup/setUp';
import {thisMachine} from '../tools/setup/thisMachine';
import {reports} from '../tools/test/reports';
import {runStep, type StepResult} from '../tools/test/runStep';
import {namesNotRun} from '../tools/test/scope';
import {type Shard, type Step, stepGroups} from '../tools/test/steps';
import {stepTable, summarize} from '../tools/test/summary';

/** Reads `2/6`. */
function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) {
    return undefined;
  }
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new Error(`--shard is "${text}". Write for example --shard 2/6`);
  }
  return {index, count};
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) {
    process.stdout.write(`\n=== ${title}\n${lines.join('\n')}\n`);
  }
}

/** The skipped tests of a step whose programs are missing. */
function skippedStep({name, skippedTests}: Step, lacking: readonly Requirement[]): StepResult {
  const whole = {name, passed: 0, failures: [], skipped: [`${name}: ${describeMissing(lacking)}`]};
  return {name, tallies: skippedTests?.() ?? [whole], wall: 0, cpu: undefined};
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {all: {type: 'boolean'}, shard: {type: 'string'}}});
  const shard = readShard(values.shard);
  if (values.all) {
    process.env.TEST_SCOPE = 'all';
  }
  rmSync(reports, {recursive: true, force: true});
  mkdirSync(reports, {recursive: true});
  const lacking = setUp(allRequirements, thisMachine);
  process.env.CHROMIUM_PATH = findChromium() ?? '';
  process.env.E2E_PORT = String(await freePort());

  const results: StepResult[] = [];
  const outlasting: Promise<StepResult>[] = [];
  for (const group of stepGroups(shard)) {
    process.stdout.write(`\n=== ${group.map(({name}) => name).join(', beside ')}\n`);
    const awaited: Promise<StepResult>[] = [];
    for (const [index, step] of group.entries()) {
      const missing = lacking.filter((name) => step.needs?.includes(name));
      const result =
        missing.length > 0
          ? Promise.resolve(skippedStep(step, missing))
          : runStep(step, index === 0);
      (step.outlastsGroup ? outlasting : awaited).push(result);
    }
    results.push(...(await Promise.all(awaited)));
  }
  results.push(...(await Promise.all(outlasting)));

  const tallies = results.flatMap((result) => result.tallies);
  const {failures, skipped, total} = summarize(tallies, isCi());
  print('not run in this scope: npm run test:all runs them', namesNotRun());
  print('skipped, because this machine lacks what they need', [
    ...skipped,
    ...lacking.map((name) => describeMissing([name])),
  ]);
  print('time', [stepTable(results)]);
  print('failed', failures);
  print(
    'total',
    tallies.map(({name, passed, flaky = 0, failures: failed, skipped: left = []}) => {
      const again = flaky === 0 ? '' : ` (${flaky} flaky)`;
      const rest = left.length === 0 ? '' : `, ${left.length} skipped`;
      return `${name}: ${passed} passed${again}, ${failed.length} failed${rest}`;
    }),
  );
  process.stdout.write(`${total}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

void main();
