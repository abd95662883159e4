import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {reports} from './reports';

const folder = path.join(reports, 'not-run');

/** Whether exhaustive tests run in full, as in `npm run test:all`. */
export function isFullScope(): boolean {
  const scope = process.env.TEST_SCOPE;
  if (scope !== undefined && scope !== '' && scope !== 'all') {
    throw new Error(`TEST_SCOPE is "${scope}". It can be "all" or unset.`);
  }
  return scope === 'all';
}

/**
 * Selects the cases of an exhaustive test: all, or a fixed sample. Omitted cases are written to
 * `.cache/reports/not-run`, and the test command prints them.
 * @param file the name in that folder, without extension. Unique for each caller.
 * @param leftOut describes what does not run; empty if the sample has all cases.
 */
export function inScope<Cases>(
  file: string,
  leftOut: string,
  {all, sample}: {readonly all: Cases; readonly sample: Cases},
): Cases {
  const report = path.join(folder, `${file}.txt`);
  if (isFullScope() || leftOut === '') {
    rmSync(report, {force: true});
    return all;
  }
  mkdirSync(folder, {recursive: true});
  writeFileSync(report, `${leftOut}\n`);
  return sample;
}

/** The omitted parts of this run: each suite's name, then a line for each part. */
export function namesNotRun(): readonly string[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.flatMap((file) => [
    `${path.parse(file).name}:`,
    ...readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`),
  ]);
}
