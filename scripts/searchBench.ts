/**
 * Compares the search of the built site with the stock plugin's, on the same pages.
 *
 *   npm run search:bench     takes about three minutes
 *
 * Times are medians on this machine, in milliseconds. A reader's worker does the same work.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {globSync} from 'tinyglobby';
import {search as options} from '../config/search';
import type {SearchDocument} from '../src/search/document';
import type {ServedPart} from '../src/search/served';
import {loadBuiltSearch} from '../tools/search/builtSearch';
import {readQueries} from '../tools/search/judgedQueries';
import {placeOf, scoreOf} from '../tools/search/score';
import {stockSearch} from '../tools/search/stockSearch';
import {textTable} from '../tools/textTable';

const root = path.resolve(__dirname, '..');
const outDir = path.join(root, 'build');

const kilobytes = (text: string) =>
  brotliCompressSync(text, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length},
  }).length / 1000;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed<Result>(task: () => Promise<Result>): Promise<readonly [number, Result]> {
  const start = performance.now();
  const result = await task();
  return [performance.now() - start, result];
}

interface Row {
  readonly name: string;
  readonly first: number;
  readonly all: number;
  readonly load: number;
  readonly find: (query: string) => Promise<readonly string[]>;
}

async function measure(): Promise<readonly Row[]> {
  const files = globSync('search-index*.json', {cwd: outDir});
  const sizes = files.map((file) => kilobytes(readFileSync(path.join(outDir, file), 'utf8')));
  const [load, ours] = await timed(async () => loadBuiltSearch(outDir));
  const parts = JSON.parse(
    readFileSync(path.join(outDir, 'search-index.json'), 'utf8'),
  ) as readonly ServedPart[];
  const urls = (parts[0]?.documents ?? []).map(({u = ''}: SearchDocument) => u);
  const stock = await stockSearch(outDir, urls);
  const stockSize = kilobytes(stock.index);
  const [stockLoad, find] = await timed(stock.load);
  return [
    {
      name: 'this search',
      first: sizes[files.indexOf('search-index.json')] ?? 0,
      all: sizes.reduce((sum, size) => sum + size, 0),
      load,
      find: async (query) => Promise.resolve(ours.dropdown(query)),
    },
    {
      name: 'stock plugin',
      first: stockSize,
      all: stockSize,
      load: stockLoad,
      find: async (query) => [...new Set(await find(query, options.searchResultLimits))],
    },
  ];
}

async function main(): Promise<void> {
  const queries = readQueries(root);
  const cells: string[][] = [];
  for (const {name, first, all, load, find} of await measure()) {
    const times: number[] = [];
    const places = new Map<string, (number | undefined)[]>();
    for (const {query, half, routes} of queries) {
      const [time, found] = await timed(async () => find(query));
      times.push(time);
      places.set(half, [...(places.get(half) ?? []), placeOf(found, routes)]);
    }
    const scores = [...places].sort().flatMap(([half, some]) => {
      const {meanReciprocalRank, firstEight} = scoreOf(some);
      return [`${half} ${meanReciprocalRank.toFixed(3)}, ${(100 * firstEight).toFixed(1)} %`];
    });
    cells.push([
      name,
      first.toFixed(0),
      all.toFixed(0),
      load.toFixed(0),
      median(times).toFixed(1),
      scores.join('; '),
    ]);
  }
  const head = ['', 'KB first', 'KB in all', 'load, ms', 'query, ms', 'MRR, first eight'];
  process.stdout.write(`${textTable([head, ...cells])}\n`);
}

void main();
