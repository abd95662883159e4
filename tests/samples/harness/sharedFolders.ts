import path from 'node:path';
import {stage, stagedFolder} from './stage';

/** The folders under `tests/samples` whose programs several test files run. */
const names = ['toolchain', 'contractTools'] as const;

/** The staged copy of a shared folder with its packages. */
export function sharedFolder(name: (typeof names)[number]): string {
  return stagedFolder(name);
}

/**
 * Stages the shared folders once, before the test files, which run in parallel. Vitest calls it.
 */
export default async function stageSharedFolders(): Promise<void> {
  for (const name of names) {
    await stage(path.join('tests/samples', name));
  }
}
