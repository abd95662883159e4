import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

const project = path.resolve(__dirname, '../..');

function expand(name: string, root: string): string[] {
  const file = path.join(root, name);
  if (!existsSync(file)) {
    throw new Error(`${name} is missing: restore it, or remove it from the files of the proof.`);
  }
  if (!statSync(file).isDirectory()) {
    return [path.relative(root, file)];
  }
  return globSync('**', {cwd: file, dot: true, ignore: ['**/node_modules/**']}).map((inside) =>
    path.relative(root, path.join(file, inside)),
  );
}

function hashContents(files: Iterable<string>, root: string): string {
  const hash = createHash('sha256');
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * SHA-256 over paths and contents, independent of order. A folder includes its files, without
 * installed packages.
 * @throws if a file is missing.
 */
export function hashFiles(files: readonly string[], root = project): string {
  return hashContents(
    files.flatMap((name) => expand(name, root)),
    root,
  );
}

/** SHA-256 over paths and contents of the files that match patterns. */
export function hashMatches(patterns: readonly string[], root = project): string {
  return hashContents(globSync([...patterns], {cwd: root, dot: true}), root);
}
