import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {reports} from './reports';

const folder = path.join(reports, 'not-run');

/** Whether exhaustive tests run in full: `npm run test:all` does. */
export function isFullScope(): boolean {
  const scope = process.env.TEST_SCOPE;
  if (scope !== undefined && scope !== '' && scope !== 'all') {
    throw new Error(`TEST_SCOPE is "${scope}". It can be "all" or unset.`);
  }
  return scope === 'all';
}

/**
 * What an exhaustive test runs on: everything, or a fixed sample. What the sample leaves out is written to
 * `.cache/reports/not-run`, from where the test command prints it.
 *
 * @param file name of the file in that folder, without its extension. Each caller has its own.
 * @param leftOut says in words what does not run; empty where the sample is everything.
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

/** What the suites of this run left out, a line each, with the suite before the first. */
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
