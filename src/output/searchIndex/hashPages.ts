import {createHash} from 'node:crypto';
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** The hash of all indexes of a site: another one as soon as a letter of one of them is another. */
export function hashOfIndexes(outDir: string, indexes: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...indexes].sort()) {
    hash.update(`${file}\n`).update(readFileSync(path.join(outDir, file)));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * A page with the hash of the indexes at the end of its head: the start is the policy's, whichever step comes first.
 * A page that has no search, like a redirect, stays as it is.
 */
export function withHash(page: string, hash: string): string {
  return /id="?__docusaurus\b/.test(page)
    ? page.replace(/<\/head>/i, `<meta name="search-index" content="${hash}">$&`)
    : page;
}

/**
 * Tells every page of a build the hash of its search indexes: src/search asks for an index with it, so that browsers
 * keep one only as long as it is this one. The scripts cannot know it: they are written before the pages, and these
 * before the index.
 *
 * Other steps read and change pages at the same time: each page is changed in one go, and never to be seen half.
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
