import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** The hash of all indexes of a site. */
export function hashOfIndexes(outDir: string, indexes: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...indexes].sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(outDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Adds the hash at the end of the head. The policy has the start. Pages without search, such as
 * redirects, stay unchanged.
 */
export function withHash(page: string, hash: string): string {
  return /id="?__docusaurus\b/.test(page)
    ? page.replace(/<\/head>/i, `<meta name="search-index" content="${hash}">$&`)
    : page;
}

/**
 * Writes the hash of the search indexes into every page. `src/search` adds it to requests, so that
 * browsers never use an old index. Scripts cannot contain it, because they are built before the
 * index. Each page is replaced in one operation, because other steps read and change pages in
 * parallel.
 */
export function hashPages(outDir: string, indexes: readonly string[]): void {
  const hash = hashOfIndexes(outDir, indexes);
  for (const file of globSync('**/*.html', {cwd: outDir, absolute: true})) {
    const page = readFileSync(file, 'utf8');
    const hashed = withHash(page, hash);
    if (hashed !== page) {
      writeFileSync(`${file}.part`, hashed);
      renameSync(`${file}.part`, file);
    }
  }
}
