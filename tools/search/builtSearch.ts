import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {search} from '../../config/search';
import type {HitType} from '../../src/search/document';
import {groupHits} from '../../src/search/groupHits';
import {PAGE_LIMIT} from '../../src/search/pageLimit';
import {findHits, type SearchIndex} from '../../src/search/worker/findHits';
import {Part, type ServedPart} from '../../src/search/worker/part';
import {Vocabulary} from '../../src/search/worker/vocabulary';

/** The search over a built site, as the browser runs it. Both functions return routes, best first. */
export interface BuiltSearch {
  /** The pages of the suggestions. A page with several suggestions counts once. */
  readonly dropdown: (query: string) => readonly string[];
  readonly page: (query: string) => readonly string[];
}

/**
 * Loads the search index of a build.
 *
 * @throws if there is no build.
 */
export function loadBuiltSearch(outDir: string): BuiltSearch {
  const file = path.join(outDir, 'search-index.json');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run: npm run build`);
  }
  const served = JSON.parse(readFileSync(file, 'utf8')) as readonly ServedPart[];
  const index: SearchIndex = {
    parts: served.map((part, type) => new Part(part, type as HitType)),
    vocabulary: new Vocabulary(served.flatMap(({documents}) => documents.map(({t}) => t))),
  };
  const hits = (query: string, limit: number) =>
    findHits(index, query, {
      limit,
      snippetLength: search.searchResultContextMaxLength,
      hasStopWords: search.removeDefaultStopWordFilter,
      mistypedLetters: 1,
    });
  return {
    dropdown: (query) => [
      ...new Set(hits(query, search.searchResultLimits).map(({page}) => page.url)),
    ],
    page: (query) => groupHits(hits(query, PAGE_LIMIT)).map(({page}) => page.url),
  };
}
