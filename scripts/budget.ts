/**
 * Weighs the production build, and fails if it is over a budget.
 *
 *   npm run budget                     weighs build/
 *   npm run budget -- --table <path>…  only prints the scripts of pages, chunk by chunk
 *   npm run budget -- --build          also times a cold and a warm build, without limits
 */
import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chunkTable} from '../tools/budget/chunkTable';
import {growth} from '../tools/budget/growth/weighGrowth';
import {budgetTable, compareWithBudgets, type Measurement} from '../tools/budget/limits';
import {kindsOfPages, loadPages} from '../tools/budget/loadPages';
import {decoderPart, weighDecoder, weighPlayground, weighSearch} from '../tools/budget/onDemand';
import {timeBuilds} from '../tools/budget/timeBuilds';
import {heaviest} from '../tools/budget/weigh';
import {type PageWeight, weighPages} from '../tools/budget/weighPages';
import {sitemapPaths} from '../tools/sitemap';

const root = path.resolve(__dirname, '..');
const outDir = path.join(root, 'build');
const KB = 1000;

/** Pages that are not in the sitemap. */
const OTHERS = ['/search', '/404'];

/** The highest value, and where it is. */
function worst<T extends {readonly path: string}>(
  all: readonly T[],
  of: (one: T) => number,
  scale = 1,
): Measurement {
  const first = all.reduce((a, b) => (of(b) > of(a) ? b : a));
  return {value: of(first) / scale, where: first.path};
}

/** In bytes, uncompressed. */
const sizeOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);

/** How many pages match, and the first of them. */
function count<T extends {readonly path: string}>(
  all: readonly T[],
  has: (one: T) => boolean,
): Measurement {
  const found = all.filter(has);
  return {value: found.length, ...(found[0] && {where: found[0].path})};
}

/**
 * The page with the longest contents list.
 *
 * @throws if no page has one: then Docusaurus has renamed the class of its links.
 */
function longestContents(pages: readonly PageWeight[]): Measurement {
  const longest = worst(pages, ({contents}) => contents);
  if (longest.value === 0) {
    throw new Error(
      'No page has a link of the class table-of-contents__link. Correct the class in tools/budget/pageHtml.ts',
    );
  }
  return longest;
}

async function main(): Promise<void> {
  const site = weighPages(root, outDir, [...sitemapPaths(), ...OTHERS]);
  const table = process.argv.indexOf('--table');
  if (table > 0) {
    for (const page of process.argv.slice(table + 1)) {
      process.stdout.write(`${chunkTable(site, page)}\n\n`);
    }
    return;
  }
  const {pages, shell, scripts, weightOf} = site;
  const html = heaviest(pages.map((page) => path.join(outDir, page.html)));
  const loads = await loadPages(kindsOfPages);
  const search = weighSearch(site, outDir);
  const holds = (module: string) =>
    count(pages, (page) => scripts.haveModule(page.scripts, module));

  const rows = compareWithBudgets({
    script: worst(pages, ({script}) => script, KB),
    shell: {value: shell.reduce((sum, file) => sum + weightOf(file), 0) / KB},
    ownScript: worst(pages, ({ownScript}) => ownScript, KB),
    html: {value: html.size / KB, where: path.relative(outDir, html.file)},
    contents: longestContents(pages),
    style: worst(pages, ({style}) => style, KB),
    fonts: worst(loads, ({fonts}) => sizeOf(fonts), KB),
    growth: growth(root, site),
    foreign: {
      value: Math.max(
        worst(pages, ({foreign}) => foreign.length).value,
        worst(loads, ({foreign}) => foreign).value,
      ),
    },
    shift: worst(loads, ({shift}) => shift),
    unforeseen: count(loads, ({path: page, scripts: loaded}) => {
      const foreseen = pages.find((each) => each.path === page)?.scripts ?? [];
      return [...foreseen].sort().join() !== [...loaded].sort().join();
    }),
    firstSuggestion: {value: search / KB},
    search: {value: search / KB},
    diagrams: holds('node_modules/mermaid/'),
    playground: weighPlayground(site),
    playgroundPages: holds('RpcPlayground/Playground.tsx'),
    decoder: weighDecoder(site),
    decoderPages: count(pages, (page) => page.scripts.some((file) => decoderPart(scripts, file))),
    formulas: count(pages, ({strayFormulaStyle}) => strayFormulaStyle),
  });
  const over = rows.filter((row) => row.over);

  process.stdout.write(`${budgetTable(rows)}\n`);
  if (process.argv.includes('--build')) {
    for (const {label, cpu, wall} of timeBuilds()) {
      process.stdout.write(
        `Reported: ${label} build ${cpu.toFixed(1)} s of CPU, ${wall.toFixed(1)} s of waiting, ${pages.length} pages\n`,
      );
    }
  }
  mkdirSync(path.join(root, '.cache/reports'), {recursive: true});
  writeFileSync(
    path.join(root, '.cache/reports/budget.json'),
    JSON.stringify({pages, loads, rows}, null, 2),
  );
  process.stdout.write(`${rows.length - over.length} passed, ${over.length} failed\n`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

void main();
