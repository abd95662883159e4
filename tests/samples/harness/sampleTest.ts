import {spawnSync} from 'node:child_process';
import {test} from 'vitest';

/** A program that samples need and the operating system brings. */
export type Toolchain = 'curl' | 'python3 with requests' | 'go' | 'disk tools';

// The commands that may provide a toolchain, each with what proves that it works. Debian keeps its own Python beside others.
const candidates: Readonly<Record<Toolchain, readonly (readonly [string, ...string[]])[]>> = {
  curl: [['curl', '--version']],
  'python3 with requests': ['python3', '/usr/bin/python3'].map(
    (command) => [command, '-c', 'import requests'] as const,
  ),
  go: [['go', 'version']],
  'disk tools': [['/sbin/mkfs.ext4', '-V']],
};

/** The command that provides a toolchain on this machine, if any. */
export function commandOf(toolchain: Toolchain): string | undefined {
  return candidates[toolchain].find(
    ([command, ...args]) => spawnSync(command, args).status === 0,
  )?.[0];
}

/** What happens to a sample whose toolchains are missing, and why. */
export interface Verdict {
  readonly verdict: 'run' | 'report' | 'fail';
  readonly reason: string;
}

/** Decides on a sample: it runs when nothing is missing; else it is reported, and with `CI=true` it fails. */
export function judgeSample(missing: readonly string[], isCi: boolean): Verdict {
  if (missing.length === 0) {
    return {verdict: 'run', reason: ''};
  }
  const reason = `not run: this machine has no ${missing.join(', no ')}`;
  return {verdict: isCi ? 'fail' : 'report', reason};
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
  const {verdict, reason} = judgeSample(missing, process.env.CI === 'true');
  if (verdict === 'run') {
    test(name, body);
  } else if (verdict === 'report') {
    test.skip(`${name} (${reason})`);
  } else {
    test(name, () => {
      throw new Error(`${name}: ${reason}. With CI=true every sample must run`);
    });
  }
}
