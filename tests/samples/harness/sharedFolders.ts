import path from 'node:path';
import {stage, stagedFolder} from './stage';

/** The folders under `tests/samples` whose programs several test files run. */
const names = ['toolchain', 'contractTools'] as const;

/** Where a shared folder and its packages are while samples are tested. */
export function sharedFolder(name: (typeof names)[number]): string {
  return stagedFolder(name);
}

/** Makes the shared folders once, before the test files, which run side by side. Vitest calls it. */
export default async function stageSharedFolders(): Promise<void> {
  for (const name of names) {
    await stage(path.join('tests/samples', name));
  }
}
