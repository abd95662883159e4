import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Answer} from '../../search/answer';
import {HitType} from '../../search/document';
import type {PageTrait, ServedPart} from '../../search/served';
import {placeAnswers} from './answers/placeAnswers';
import {buildIndex, type IndexedPage} from './buildIndex';
import {readPages} from './readPages';

/** What the index says beyond the pages. */
export interface SearchFacts {
  readonly answers: readonly Answer[];
  /** Routes of the pages of deployed contracts. */
  readonly deployed: readonly string[];
}

/** Where the pages of a build are. */
export interface BuiltPages {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Writes the files of an index instead of the one that the plugin wrote, and returns their names. */
function writeFiles(
  outDir: string,
  name: string,
  pages: readonly IndexedPage[],
  answers: readonly Answer[],
): readonly string[] {
  const {first, texts} = buildIndex(pages, answers);
  const files: (readonly [name: string, parts: readonly ServedPart[]])[] = [
    [name, first],
    ...texts.map(
      (parts, place) => [name.replace(/json$/, `text-${place + 1}.json`), parts] as const,
    ),
  ];
  for (const [file, parts] of files) {
    writeFileSync(path.join(outDir, file), JSON.stringify(parts));
  }
  return files.map(([file]) => file);
}

/**
 * Writes each index of a build anew: by section, with prose, tables and code apart, in files that load
 * when a query needs them, and with answers.
 *
 * @param retired URLs of pages about providers that no longer support the network.
 * @returns the names of the written files.
 */
export function writeIndexes(
  {outDir, baseUrl}: BuiltPages,
  facts: SearchFacts,
  retired: ReadonlySet<string>,
): readonly string[] {
  const deployed = new Set(facts.deployed.map((route) => baseUrl + route.slice(1)));
  const traitsOf = (url: string): readonly PageTrait[] => [
    ...(deployed.has(url) ? (['deployed'] as const) : []),
    ...(retired.has(url) ? (['retired'] as const) : []),
  ];
  return globSync('**/search-index*.json', {cwd: outDir}).flatMap((name) => {
    const parts = JSON.parse(readFileSync(path.join(outDir, name), 'utf8')) as ServedPart[];
    const urls = new Set(parts[HitType.Title]?.documents.map(({u}) => u));
    const pages = readPages(parts, {outDir, baseUrl}, traitsOf);
    return writeFiles(outDir, name, pages, placeAnswers(facts.answers, urls, baseUrl));
  });
}
