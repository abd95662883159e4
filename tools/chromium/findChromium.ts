import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

// The first is Chromium without windows, which needs a third less CPU for the same pages.
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

/** The Chromium of the operating system: on the PATH, or where macOS keeps it. */
function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) =>
    SYSTEM_NAMES.map((name) => path.join(folder, name)),
  );
  return [...candidates, ...SYSTEM_PLACES].find(isExecutable);
}

/**
 * The Chromium that browser tests use: the variable CHROMIUM_PATH, a browser of the system, or Playwright's own.
 *
 * @returns its path, or undefined when the machine has none.
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
  const own = chromium.executablePath();
  return systemChromium() ?? (existsSync(own) ? own : undefined);
}

/** Switches that keep a headless Chromium quiet: no sandbox (containers), no background traffic. */
export const chromiumSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
