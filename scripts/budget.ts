/**
 * Weighs the production build, and fails if it is over a budget. Without Chromium, it skips what only a browser can measure.
 *
 *   npm run budget                     weighs build/
 *   npm run budget -- --table <path>…  only prints the scripts of pages, chunk by chunk
 *   npm run budget -- --build          also times a cold and a warm build, without limits
 */
import {mkdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chunkTable} from '../tools/budget/chunkTable';
import {growth} from '../tools/budget/growth/weighGrowth';
import {
  type BrowserBudget,
  browserBudgets,
  budgets,
  budgetTable,
  compareWithBudgets,
  type Measurement,
} from '../tools/budget/limits';
import {kindsOfPages, loadPages} from '../tools/budget/loadPages';
import type {PageLoad} from '../tools/budget/measurePage';
import {decoderPart, weighDecoder, weighPlayground, weighSearch} from '../tools/budget/onDemand';
import {timeBuilds} from '../tools/budget/timeBuilds';
import {heaviest} from '../tools/budget/weigh';
import {type PageWeight, weighPages} from '../tools/budget/weighPages';
import {findChromium} from '../tools/chromium/findChromium';
import {describeMissing} from '../tools/setup/requirements';
import {sitemapPaths} from '../tools/sitemap';

const root = path.resolve(__dirname, '..');
const outDir = path.join(root, 'build');
const KB = 1000;

/** Pages that are not in the sitemap. */
const OTHERS = ['/search', '/404'];

/** The highest value with its place. */
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

/** The number of matching pages, and the first one. */
function count<T extends {readonly path: string}>(
  all: readonly T[],
  has: (one: T) => boolean,
): Measurement {
  const found = all.filter(has);
  return {value: found.length, ...(found[0] && {where: found[0].path})};
}

/**
 * The page with the longest contents list.
 * @throws if no page has one, which means that Docusaurus has renamed the class of its links.
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

/** Fonts, layout shift and unexpected scripts of pages in a browser. */
function browserMeasurements(
  loads: readonly PageLoad[],
  pages: readonly PageWeight[],
): Readonly<Record<BrowserBudget, Measurement>> {
  return {
    fonts: worst(loads, ({fonts}) => sizeOf(fonts), KB),
    shift: worst(loads, ({shift}) => shift),
    unforeseen: count(loads, ({path: page, scripts: loaded}) => {
      const foreseen = pages.find((each) => each.path === page)?.scripts ?? [];
      return [...foreseen].sort().join() !== [...loaded].sort().join();
    }),
  };
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
  const hasBrowser = findChromium() !== undefined;
  const loads = hasBrowser ? await loadPages(kindsOfPages) : [];
  const skipped = hasBrowser ? [] : browserBudgets.map((key) => budgets[key].label);
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
    growth: growth(root, site),
    foreign: {
      value: Math.max(
        worst(pages, ({foreign}) => foreign.length).value,
        ...loads.map(({foreign}) => foreign),
      ),
    },
    firstSuggestion: {value: search.first / KB},
    search: {value: search.all / KB},
    diagrams: holds('node_modules/mermaid/'),
    playground: weighPlayground(site),
    playgroundPages: holds('RpcPlayground/Playground.tsx'),
    decoder: weighDecoder(site),
    decoderPages: count(pages, (page) => page.scripts.some((file) => decoderPart(scripts, file))),
    formulas: count(pages, ({strayFormulaStyle}) => strayFormulaStyle),
    ...(hasBrowser && browserMeasurements(loads, pages)),
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
    JSON.stringify({pages, loads, rows, skipped}, null, 2),
  );
  for (const label of skipped) {
    process.stdout.write(`Skipped: ${label}, which ${describeMissing(['Chromium'])}\n`);
  }
  const rest = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  process.stdout.write(`${rows.length - over.length} passed, ${over.length} failed${rest}\n`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

void main();
