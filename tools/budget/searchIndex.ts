import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {globSync} from 'tinyglobby';

/** A page of average length. The network's documentation of August 2026 has 311 pages of 495 words. */
const WORDS_PER_PAGE = 500;

/** What the search of a build weighs against what it finds. */
export interface SearchIndexWeight {
  /** Brotli, in bytes. */
  readonly size: number;
  /** The text that it holds, in pages of average length: ten long pages weigh what fifty short ones do. */
  readonly pages: number;
}

/** Weighs the search index of a build. */
export function weighSearchIndex(buildFolder: string): SearchIndexWeight {
  const files = globSync('search-index*.json', {cwd: buildFolder});
  if (files.length === 0) {
    throw new Error(`${buildFolder} has no search-index.json. Is the search plugin on?`);
  }
  const texts = files.map((file) => readFileSync(path.join(buildFolder, file), 'utf8'));
  const parts = texts.flatMap((text) => JSON.parse(text) as {documents: {t?: string}[]}[]);
  const words = parts
    .flatMap(({documents}) => documents)
    .reduce((sum, {t = ''}) => sum + t.split(/\s+/).filter(Boolean).length, 0);
  return {
    size: texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
    pages: words / WORDS_PER_PAGE,
  };
}
