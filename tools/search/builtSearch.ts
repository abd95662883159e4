import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {search} from '../../config/search';
import {HitType} from '../../src/search/document';
import {groupHits} from '../../src/search/groupHits';
import {resultsOptions, suggestionsBelow, suggestionsOptions} from '../../src/search/places';
import type {ServedPart} from '../../src/search/served';
import {textFiles} from '../../src/search/textFiles';
import {AnswerBook} from '../../src/search/worker/answerBook';
import {findHits, type FoundHits} from '../../src/search/worker/findHits';
import {SectionIndex} from '../../src/search/worker/sectionIndex';

/** The search over a built site, as the browser runs it. Both functions return routes, best first. */
export interface BuiltSearch {
  /** The pages of the answers and suggestions. A page with several suggestions counts once. */
  readonly dropdown: (query: string) => readonly string[];
  readonly page: (query: string) => readonly string[];
}

function readParts(outDir: string, name: string): readonly ServedPart[] {
  const file = path.join(outDir, name);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Run: npm run build`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as readonly ServedPart[];
}

/**
 * Loads all files of the search index of a build.
 *
 * @throws if a file is missing, for example because there is no build.
 */
export async function loadBuiltSearch(outDir: string): Promise<BuiltSearch> {
  const parts = readParts(outDir, 'search-index.json');
  const sections = new SectionIndex(parts);
  const answers = new AnswerBook();
  for (const file of textFiles('search-index.json', parts)) {
    await sections.addText(readParts(outDir, file));
  }
  for (const part of parts.slice(HitType.Content + 1)) {
    answers.add(part);
  }
  const find = (query: string, options: typeof resultsOptions): FoundHits =>
    findHits(sections, answers, query, {
      ...options,
      hasStopWords: search.removeDefaultStopWordFilter,
      mistypedLetters: 1,
    });
  const pagesOf = ({answers: facts}: FoundHits, pages: readonly string[]) => [
    ...new Set([...facts.map(({url}) => url.replace(/#.*/, '')), ...pages]),
  ];
  return {
    dropdown: (query) => {
      const found = find(
        query,
        suggestionsOptions(search.searchResultLimits, search.searchResultContextMaxLength),
      );
      return pagesOf(
        found,
        suggestionsBelow(found.answers, found.hits, search.searchResultLimits).map(
          ({page}) => page.url,
        ),
      );
    },
    page: (query) => {
      const found = find(query, resultsOptions);
      return pagesOf(
        found,
        groupHits(found.hits).map(({page}) => page.url),
      );
    },
  };
}
