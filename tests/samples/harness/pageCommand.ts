import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readRegion} from '../../../src/markdown/remarkSample/readRegion';
import type {run} from './run';

/** What runs the shell lines that pages show as one fence: a region of an example's `commands.sh`. */
export function pageCommand(
  folder: string,
  region: string,
  env: Readonly<Record<string, string>> = {},
): Parameters<typeof run> {
  const lines = readRegion(readFileSync(path.join(folder, 'commands.sh'), 'utf8'), region);
  return ['sh', ['-ec', lines], {cwd: folder, env}];
}
