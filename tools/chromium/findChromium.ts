import {spawnSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

// The first is headless Chromium, which needs a third less CPU for the same pages.
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Programs that can be a Chromium: on the PATH, where macOS keeps it, and Playwright's own. */
function candidates(): readonly string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...SYSTEM_PLACES, chromium.executablePath()];
}

/** Whether Chromium runs: without its libraries it cannot print its version, and Ubuntu's package is only a hint to a snap. */
export function runsChromium(file: string): boolean {
  return (
    isExecutable(file) &&
    spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000}).status === 0
  );
}

/**
 * The Chromium that browser tests use: the variable CHROMIUM_PATH, a browser of the system, or Playwright's own.
 *
 * @returns its path, or undefined when the machine has none that runs.
 * @throws when CHROMIUM_PATH names something that cannot be run.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (!isExecutable(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is "${chosen}", which is not a program. Correct it or unset it`,
      );
    }
    return chosen;
  }
  return candidates().find(runsChromium);
}

/** Switches for headless Chromium: no sandbox (containers), no background traffic. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
