import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');

/** Hashes of the files with which each test passed, by test name. */
type Passes = ReadonlyMap<string, ReadonlySet<string>>;

const recordFile = (suite: string, root: string) =>
  path.join(root, 'tests/records', `${suite}.json`);
const cacheFile = (suite: string, root: string) =>
  path.join(root, '.cache/passed', `${suite}.json`);

function readHashes(file: string): Record<string, string> {
  if (!existsSync(file)) {
    return {};
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`${file} is not JSON: delete it and run its tests again.`, {cause: error});
  }
}

function writeHashes(file: string, hashes: Readonly<Record<string, string>>) {
  const sorted = Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Reads the committed record and the cache of this machine. */
export function readPasses(suite: string, root = project): Passes {
  const passes = new Map<string, Set<string>>();
  for (const file of [recordFile(suite, root), cacheFile(suite, root)]) {
    for (const [name, hash] of Object.entries(readHashes(file))) {
      passes.set(name, (passes.get(name) ?? new Set()).add(hash));
    }
  }
  return passes;
}

/**
 * Adds passed tests to the cache.
 * @param whole whether the whole suite ran and passed. Only then is the committed record replaced.
 */
export function savePasses(
  suite: string,
  passed: Readonly<Record<string, string>>,
  {whole, root = project}: {readonly whole: boolean; readonly root?: string},
) {
  const cache = cacheFile(suite, root);
  writeHashes(cache, {...(whole ? {} : readHashes(cache)), ...passed});
  if (whole) {
    writeHashes(recordFile(suite, root), passed);
  }
}
