import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {hashFiles} from '../../tools/passRecord/hashFiles';
import {hashPackages, packagesNamedIn} from '../../tools/passRecord/hashPackages';
import {filesOfSamples} from './filesOfSamples';

const root = path.resolve(__dirname, '../..');

/** Packages that run every test of samples. */
const RUNNERS = ['vitest', 'esbuild', 'typescript', '@playwright/test'];

/** A hash of the locked versions of the packages that test files, or code that they import, name. */
function hashNamedPackages(files: readonly string[]): string {
  const code = files.filter((file) => /^(?:tests|tools|data)\/.*\.(?:ts|mjs)$/.test(file));
  const texts = code.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return hashPackages([...RUNNERS, ...packagesNamedIn(texts)]);
}

/** Harness and facts. An example or a page counts for each test that names it, however many do. */
const HARNESS = /^(?:tests\/samples|data|src)\//;

/**
 * Files of the harness and facts that more than half of the test files depend on. A change of one would run all samples,
 * which takes longer than a change can wait.
 */
export function commonFiles(filesOf: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const files of filesOf.values()) {
    for (const file of new Set(files.filter((name) => HARNESS.test(name)))) {
      uses.set(file, (uses.get(file) ?? 0) + 1);
    }
  }
  return new Set([...uses].filter(([, count]) => count > filesOf.size / 2).map(([file]) => file));
}

/**
 * A hash of what decides the result, by path of the test file. Common files do not count: after a change of one, the test
 * files of `kinds` run, and `npm run test:all` runs the others.
 */
export async function hashSamples(): Promise<ReadonlyMap<string, string>> {
  const filesOf = await filesOfSamples();
  const common = commonFiles(filesOf);
  const [node = ''] = process.versions.node.split('.');
  const hash = (files: readonly string[]) => {
    const own = files.filter((file) => !common.has(file));
    return createHash('sha256')
      .update(`node ${node}\0${hashNamedPackages(files)}\0${hashFiles(own)}`)
      .digest('hex');
  };
  return new Map([...filesOf].map(([test, files]) => [test, hash(files)]));
}
