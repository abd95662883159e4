import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const root = path.resolve(__dirname, '..');

/** The hash of names and contents of files, by patterns from the root of the project. */
export function hashOfFiles(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync([...patterns], {cwd: root, dot: true}).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
