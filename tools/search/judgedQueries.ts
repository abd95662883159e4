import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The judged queries, relative to the project's folder. */
const queriesFile = 'tests/search/queries.tsv';

/** What a reader types: see the first lines of `tests/search/README.md`. */
export const queryKinds = [
  'identifier',
  'selector',
  'error',
  'question',
  'need',
  'typo',
  'synonym',
  'prefix',
  'form',
] as const;

/**
 * The judged queries are in two halves. The ranking is tuned on one of them only: `held` shows whether it
 * holds for other queries. `practice` has harder queries that are judged less thoroughly, to learn from.
 */
export const querySets = ['tune', 'held', 'practice'] as const;

export interface JudgedQuery {
  readonly query: string;
  readonly kind: (typeof queryKinds)[number];
  readonly set: (typeof querySets)[number];
  /** The pages that answer the query, best first. */
  readonly routes: readonly string[];
}

const HEAD = 'query\tkind\tset\troutes';

function isOneOf<Word extends string>(word: string, words: readonly Word[]): word is Word {
  return (words as readonly string[]).includes(word);
}

function parseLine(line: string, number: number): JudgedQuery {
  const where = `${queriesFile}:${number}`;
  const [query = '', kind = '', set = '', routes = '', ...rest] = line.split('\t');
  if (query.trim() === '' || routes.trim() === '' || rest.length > 0) {
    throw new Error(`${where}: write the query, its kind, its set and its routes, between tabs`);
  }
  if (!isOneOf(kind, queryKinds)) {
    throw new Error(`${where}: the kind "${kind}" is none of ${queryKinds.join(', ')}`);
  }
  if (!isOneOf(set, querySets)) {
    throw new Error(`${where}: the set "${set}" is none of ${querySets.join(', ')}`);
  }
  return {query, kind, set, routes: routes.split(' ')};
}

/**
 * Parses judged queries.
 *
 * @param text the lines of the file, with its head.
 * @throws an error that names the line, if a line isn't a judged query or a query stands twice.
 */
export function parseQueries(text: string): readonly JudgedQuery[] {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== HEAD) {
    throw new Error(`${queriesFile}:1: the head must be "${HEAD}", between tabs`);
  }
  const queries = lines.map((line, index) => parseLine(line, index + 2));
  const seen = new Set<string>();
  for (const [index, {query}] of queries.entries()) {
    if (seen.has(query)) {
      throw new Error(`${queriesFile}:${index + 2}: the query "${query}" stands twice`);
    }
    seen.add(query);
  }
  return queries;
}

/** The judged queries of a project. */
export const readQueries = (root: string): readonly JudgedQuery[] =>
  parseQueries(readFileSync(path.join(root, queriesFile), 'utf8'));
