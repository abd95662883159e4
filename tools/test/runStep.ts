import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Tally} from './reports';
import type {Step} from './steps';

const root = path.resolve(__dirname, '../..');

/** How many of the last lines of a program are repeated when it failed and has no report. */
const LAST_LINES = 20;

/** How a program ended, and what it printed. */
interface Ending {
  readonly succeeded: boolean;
  readonly printed: string;
}

/** Runs a program to its end. Prints what it says at once, or when it has ended. */
async function run({name, command: [program, ...args]}: Step, isShown: boolean): Promise<Ending> {
  const child = spawn(program, args, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']});
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
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
  return {succeeded: status === 0, printed};
}

function readTallies({name, tallies}: Step, {succeeded, printed}: Ending): readonly Tally[] {
  const lastWords = printed.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  if (!tallies) {
    return [{name, passed: succeeded ? 1 : 0, failures: succeeded ? [] : [lastWords]}];
  }
  try {
    const found = tallies();
    return succeeded || found.some(({failures}) => failures.length > 0)
      ? found
      : [...found, {name: `${name}, as a whole`, passed: 0, failures: [lastWords]}];
  } catch (error) {
    const reason = `${name} left no report: ${(error as Error).message}`;
    return [{name, passed: 0, failures: [`${reason}\n${lastWords}`]}];
  }
}

/**
 * Runs a step. A program that fails without a failure in its report counts as one.
 *
 * @param isShown whether its output is printed while it runs.
 */
export async function runStep(step: Step, isShown: boolean): Promise<readonly Tally[]> {
  const start = Date.now();
  const ending = await run(step, isShown);
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  process.stdout.write(`\n=== ${step.name}: ${minutes} minutes\n`);
  return readTallies(step, ending);
}
