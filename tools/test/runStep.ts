import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Tally} from './reports';
import type {Step} from './steps';

const root = path.resolve(__dirname, '../..');

/** The number of output lines to repeat for a failed program without a report. */
const LAST_LINES = 20;

interface Ending {
  readonly succeeded: boolean;
  readonly printed: string;
  /** CPU seconds of the program and its children. Undefined if the system does not report them. */
  readonly cpu: number | undefined;
}

/** The result of a step. */
export interface StepResult {
  readonly name: string;
  readonly tallies: readonly Tally[];
  /** Seconds. */
  readonly wall: number;
  readonly cpu: number | undefined;
}

/** A shell script that runs a command and writes the output of `times` to file descriptor 3. */
const TIMED = '"$@"; status=$?; times >&3; exit $status';

/**
 * CPU seconds from the output of `times`: the second line contains user and system time of all
 * children.
 */
function cpuSeconds(times: string): number | undefined {
  const found = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return found.length === 0
    ? undefined
    : found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Runs a program. `isShown`: prints its output during the run instead of at the end. */
async function run({name, command}: Step, isShown: boolean): Promise<Ending> {
  const child = spawn('sh', ['-c', TIMED, 'sh', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const held: Buffer[] = [];
  let times = '';
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    times += chunk.toString();
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      held.push(chunk);
      if (isShown) {
        process.stdout.write(chunk);
      }
    });
  }
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const printed = Buffer.concat(held).toString();
  if (!isShown) {
    process.stdout.write(`\n=== ${name}, which ran meanwhile\n${printed}`);
  }
  return {succeeded: status === 0, printed, cpu: cpuSeconds(times)};
}

function readTallies({name, tallies}: Step, {succeeded, printed}: Ending): readonly Tally[] {
  const lastLines = printed.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  if (!tallies) {
    return [{name, passed: succeeded ? 1 : 0, failures: succeeded ? [] : [lastLines]}];
  }
  try {
    const found = tallies();
    return succeeded || found.some(({failures}) => failures.length > 0)
      ? found
      : [...found, {name: `${name}, as a whole`, passed: 0, failures: [lastLines]}];
  } catch (error) {
    const reason = `${name} left no report: ${(error as Error).message}`;
    return [{name, passed: 0, failures: [`${reason}\n${lastLines}`]}];
  }
}

/**
 * Runs a step. A program that fails without a failure in its report counts as one failure.
 *
 */
export async function runStep(step: Step, isShown: boolean): Promise<StepResult> {
  const start = Date.now();
  const ending = await run(step, isShown);
  const wall = (Date.now() - start) / 1000;
  process.stdout.write(`\n=== ${step.name}: ${(wall / 60).toFixed(1)} minutes\n`);
  return {name: step.name, tallies: readTallies(step, ending), wall, cpu: ending.cpu};
}
