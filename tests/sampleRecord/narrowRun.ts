import type {VitestPluginContext} from 'vitest/node';
import {inScope} from '../../tools/test/scope';
import {readPasses} from '../../tools/passRecord/passes';
import {hashSamples} from './hashSamples';
import {keepPasses} from './keepPasses';
import {kinds} from './kinds';
import {leaveOut} from './leaveOut';

/**
 * Excludes unchanged test files of samples that have passed, and records those that pass. A run that names test files runs
 * all of them.
 */
export async function narrowRun({vitest, project}: VitestPluginContext): Promise<void> {
  vitest.config.reporters.push(keepPasses());
  if (process.argv.some((argument) => argument.includes('tests/samples/'))) {
    return;
  }
  const passed = leaveOut(
    await hashSamples(),
    readPasses('samples'),
    kinds.map(({test}) => test),
  );
  const excluded = inScope('samples', passed.join('\n'), {all: [], sample: passed});
  project.config.exclude.push(...excluded);
}
