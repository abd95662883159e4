import {spawnSync} from 'node:child_process';
import {test} from 'vitest';

/** A program that samples need and the operating system brings. */
export type Toolchain = 'curl' | 'python3 with requests' | 'go';

// The commands that may provide a toolchain, each with what proves that it works. Debian keeps its own Python beside others.
const candidates: Readonly<Record<Toolchain, readonly (readonly [string, ...string[]])[]>> = {
  curl: [['curl', '--version']],
  'python3 with requests': ['python3', '/usr/bin/python3'].map(
    (command) => [command, '-c', 'import requests'] as const,
  ),
  go: [['go', 'version']],
};

/** The command that provides a toolchain on this machine, if any. */
export function commandOf(toolchain: Toolchain): string | undefined {
  return candidates[toolchain].find(
    ([command, ...args]) => spawnSync(command, args).status === 0,
  )?.[0];
}

/**
 * A test of a sample that needs system toolchains. Where one is missing the sample is reported as not run,
 * by name; with `CI=true` that is a failure.
 */
export function sampleTest(
  name: string,
  needs: readonly Toolchain[],
  body: () => Promise<void>,
): void {
  const missing = needs.filter((toolchain) => commandOf(toolchain) === undefined);
  if (missing.length === 0) {
    test(name, body);
    return;
  }
  const reason = `not run: this machine has no ${missing.join(', no ')}`;
  if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error(`${name}: ${reason}. With CI=true every sample must run`);
    });
  } else {
    test.skip(`${name} (${reason})`);
  }
}
