import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readRegion} from '../../../src/markdown/remarkSample/readRegion';
import type {run} from './run';

/**
 * The command that runs a page's shell lines: regions of an example's `commands.sh`, in order. Two variables are
 * special:
 *
 * - `NODE_ENV` is unset, as for a reader. Vitest sets it to `test`, with which Vite builds React's development version.
 * - `ETH_PASSWORD` reaches only commands that sign with a keystore. cast rejects a password that it doesn't need.
 */
export function pageCommand(
  folder: string,
  regions: string | readonly string[],
  {ETH_PASSWORD, ...env}: Readonly<Record<string, string>> = {},
): Parameters<typeof run> {
  const source = readFileSync(path.join(folder, 'commands.sh'), 'utf8');
  const lines = [regions]
    .flat()
    .map((region) => readRegion(source, region))
    .join('\n');
  const password = lines.includes('--account ') ? ETH_PASSWORD : undefined;
  const set = {
    ...env,
    NODE_ENV: undefined,
    ...(password !== undefined && {ETH_PASSWORD: password}),
  };
  return ['sh', ['-ec', lines], {cwd: folder, env: set}];
}
