import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findChromium} from './findChromium';

/** The ways to get a Chromium that this machine lacks, in the order in which they are tried. */
const installers: readonly {
  readonly name: string;
  readonly canTry: () => boolean;
  readonly commands: readonly (readonly string[])[];
}[] = [
  {
    name: "Playwright's own Chromium",
    canTry: () => true,
    commands: [['npx', 'playwright', 'install', 'chromium']],
  },
  {
    name: "Debian's package chromium",
    canTry: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
    ],
  },
];

function run([command = '', ...args]: readonly string[]): boolean {
  return spawnSync(command, args, {stdio: 'inherit', timeout: 10 * 60_000}).status === 0;
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @returns its path.
 * @throws with what to do when none can be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) {
    return found;
  }
  for (const {name, canTry, commands} of installers) {
    if (canTry()) {
      process.stdout.write(`No Chromium on this machine: trying ${name}\n`);
      const installed = commands.every(run) ? findChromium() : undefined;
      if (installed !== undefined) {
        return installed;
      }
    }
  }
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed. ' +
      'Install one (Debian: apt-get install chromium; others: npx playwright install chromium) ' +
      'or set CHROMIUM_PATH to the path of one',
  );
}
