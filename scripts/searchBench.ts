/**
 * Compares the search of the built site with the stock plugin's, on the same pages: its own, and 2,000 of
 * which most are generated.
 *
 *   npm run search:bench     takes about ten minutes
 *
 * Times are medians in a browser on this machine, in milliseconds: of this search from the reader's key to
 * the list on the screen, of the stock plugin only in its worker.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {globSync} from 'tinyglobby';
import {browserTimes, type BrowserTimes} from '../tools/search/bench/browserTimes';
import {growBuild} from '../tools/search/bench/grownBuild';
import {loadBuiltSearch} from '../tools/search/builtSearch';
import {type JudgedQuery, querySets, readQueries} from '../tools/search/judgedQueries';
import {placeOf, scoreOf} from '../tools/search/score';
import {textTable} from '../tools/textTable';

const root = path.resolve(__dirname, '..');
const outDir = path.join(root, 'build');
const queries = readQueries(root);

/** Numbers of pages. The first is the build as it is. */
const COUNTS = [0, 2_000];

/** Every so many of the judged queries are typed in the browser, letter by letter. */
const TYPED = 80;

/** The weights of files in brotli, in KB. */
function weights(folder: string, pattern: string): {readonly first: number; readonly all: number} {
  const sizes = globSync(pattern, {cwd: folder}).map((file): [string, number] => {
    const text = readFileSync(path.join(folder, file));
    const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
    return [file, brotliCompressSync(text, {params}).length / 1000];
  });
  const first = new Map(sizes).get('search-index.json') ?? sizes[0]?.[1] ?? 0;
  return {first, all: sizes.reduce((sum, [, size]) => sum + size, 0)};
}

async function scores(find: (query: string) => Promise<readonly string[]>): Promise<string[]> {
  const places = async (some: readonly JudgedQuery[]) => {
    const found: (number | undefined)[] = [];
    for (const {query, routes} of some) {
      found.push(placeOf(await find(query), routes));
    }
    return found;
  };
  const cells: string[] = [];
  for (const set of querySets) {
    const score = scoreOf(await places(queries.filter((each) => each.set === set)));
    cells.push(`${score.meanReciprocalRank.toFixed(3)}, ${(100 * score.firstEight).toFixed(1)} %`);
  }
  return cells;
}

const timeCells = ({first, letter, slowLetter}: BrowserTimes) => [
  first.toFixed(0),
  letter.toFixed(1),
  slowLetter.toFixed(1),
];

/** The rows of this search and of the stock plugin, for a number of pages. */
async function compare(count: number): Promise<readonly string[][]> {
  const folder = path.join('.cache/searchBench', String(count));
  const grown = path.join(root, folder);
  const stock = await growBuild(outDir, grown, count);
  const ours = await loadBuiltSearch(grown);
  const typed = queries.filter((_, place) => place % TYPED === 0).map(({query}) => query);
  const times = await browserTimes(folder, typed);
  const row = async (
    name: string,
    pattern: string,
    time: BrowserTimes,
    find: (query: string) => Promise<readonly string[]>,
  ) => {
    const {first, all} = weights(grown, pattern);
    const pages = count || 'as built';
    return [
      `${name}, ${pages}`,
      first.toFixed(0),
      all.toFixed(0),
      ...timeCells(time),
      // Generated pages answer nothing.
      ...(count === 0 ? await scores(find) : querySets.map(() => '')),
    ];
  };
  return [
    await row('this search', 'search-index*.json', times.ours, async (query) =>
      Promise.resolve(ours.dropdown(query)),
    ),
    await row('stock plugin', 'stock-index.json', times.stock, await stock.load()),
  ];
}

async function main(): Promise<void> {
  const head = [
    'Search, pages',
    'KB first',
    'KB in all',
    'first, ms',
    'letter, ms',
    'slowest 5 %, ms',
    ...querySets.map((set) => `${set}: MRR, first eight`),
  ];
  const rows: string[][] = [];
  for (const count of COUNTS) {
    rows.push(...(await compare(count)));
  }
  process.stdout.write(`${textTable([head, ...rows])}\n`);
}

void main();
