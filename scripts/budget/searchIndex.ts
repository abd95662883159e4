import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {globSync} from 'tinyglobby';

/** The brotli size, in bytes, of the search index of a build. */
export function searchIndexSize(buildFolder: string): number {
  const files = globSync('search-index*.json', {cwd: buildFolder});
  if (files.length === 0) {
    throw new Error(`${buildFolder} has no search-index.json. Is the search plugin on?`);
  }
  return files.reduce(
    (total, file) => total + brotliCompressSync(readFileSync(path.join(buildFolder, file))).length,
    0,
  );
}
