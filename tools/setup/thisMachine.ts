import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {findChromium, runsChromium} from '../chromium/findChromium';
import {commandLineOf, linuxDistribution, type Requirement} from './requirements';
import type {Machine} from './setUp';

const TEN_MINUTES = 10 * 60_000;

function succeeds(
  [file = '', ...args]: readonly string[],
  stdio: 'ignore' | 'inherit' = 'ignore',
): boolean {
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(file, args, {stdio, env, timeout: TEN_MINUTES}).status === 0;
}

function hasChromium(): boolean {
  const file = findChromium();
  return file !== undefined && runsChromium(file);
}

function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) {
    return [];
  }
  // DEBIAN_FRONTEND is in the command because sudo drops the environment.
  return succeeds(['sudo', '-n', 'true'])
    ? ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive']
    : undefined;
}

export const thisMachine: Machine = {
  has: (name: Requirement) =>
    name === 'Chromium' ? hasChromium() : commandLineOf(name) !== undefined,
  run: (command) => succeeds(command, 'inherit'),
  asRoot,
  distribution: linuxDistribution(),
  hasApt: succeeds(['apt-get', '--version']),
  say: (line) => {
    process.stdout.write(`${line}\n`);
  },
};
