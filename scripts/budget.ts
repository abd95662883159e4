/**
 * Weighs the production build against the budgets and fails when one is passed.
 *
 *   npm run budget              weighs build/
 *   npm run budget -- --build   also times a cold and a warm build (reported, never a failure)
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {sitemapPaths} from '../tools/sitemap';
import {ensureChromium} from '../tools/chromium/ensureChromium';
import {chromiumSwitches} from '../tools/chromium/findChromium';
import {serveBuild} from '../tools/serveBuild';
import {DECODER_PAGE, weighDecoder} from '../tools/budget/decoder';
import {budgetTable, compareWithBudgets, type Measurement} from '../tools/budget/limits';
import {heaviestPlayground, type PlaygroundWeight} from '../tools/budget/playground';
import {measurePage, type PageWeight} from '../tools/budget/measurePage';
import {heaviestOwnCode} from '../tools/budget/ownCode';
import {weighSearchIndex} from '../tools/budget/searchIndex';
import {timeBuilds} from '../tools/budget/timeBuilds';

const root = path.resolve(__dirname, '..');
const WIDTHS = [1440, 390];
/** How many pages are loaded at once: a page is mostly waited for. */
const LANES = 2;

/** The pages, and the bytes that the heaviest playground and the decoder load when a reader turns to them. */
async function weighPages(): Promise<{
  weights: PageWeight[];
  playground: PlaygroundWeight;
  decoder: number;
}> {
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumSwitches],
  });
  try {
    const loads = WIDTHS.flatMap((width) => sitemapPaths().map((page) => ({page, width})));
    const weights: PageWeight[] = [];
    const rest = loads.values();
    const lane = async () => {
      for (const {page, width} of rest) {
        weights.push(await measurePage(browser, server.url, page, width));
      }
    };
    await Promise.all(Array.from({length: LANES}, lane));
    return {
      weights,
      playground: await heaviestPlayground(browser, server.url),
      decoder: await weighDecoder(browser, server.url),
    };
  } finally {
    await browser.close();
    server.stop();
  }
}

/** The worst page in one respect. */
function worst(
  weights: readonly PageWeight[],
  of: (weight: PageWeight) => number,
  scale = 1,
): Measurement {
  const heaviest = weights.reduce((a, b) => (of(b) > of(a) ? b : a));
  return {value: of(heaviest) / scale, where: heaviest.path};
}

const KB = 1000;

async function main(): Promise<void> {
  const {weights, playground, decoder} = await weighPages();
  const pages = weights.length / WIDTHS.length;
  const search = weighSearchIndex(path.join(root, 'build'));
  const own = await heaviestOwnCode();
  const rows = compareWithBudgets({
    script: worst(weights, ({script}) => script, KB),
    ourScript: {value: own.size / KB, where: own.page},
    style: worst(weights, ({style}) => style, KB),
    fonts: worst(weights, ({fonts}) => fonts, KB),
    foreign: worst(weights, ({foreign}) => foreign),
    shift: worst(weights, ({shift}) => shift),
    searchIndex: {
      value: (search.size / KB / search.pages) * 100,
      where: `${(search.size / KB).toFixed(1)} KB, ${search.pages.toFixed(0)} pages of text`,
    },
    diagrams: {
      value: weights.filter(({loadsDiagramCode}) => loadsDiagramCode).length,
    },
    playground: {value: playground.size / KB, where: playground.path},
    playgroundPages: {
      value: weights.filter(({loadsPlaygroundCode}) => loadsPlaygroundCode).length,
    },
    decoder: {value: decoder / KB, where: DECODER_PAGE},
    decoderPages: {value: weights.filter(({loadsDecoder}) => loadsDecoder).length},
    formulas: {
      value: weights.filter(({hasFormula, loadsFormulaStyle}) => !hasFormula && loadsFormulaStyle)
        .length,
    },
  });
  const over = rows.filter((row) => row.over);

  process.stdout.write(`${budgetTable(rows)}\n`);
  if (process.argv.includes('--build')) {
    for (const {label, cpu, wall} of timeBuilds()) {
      process.stdout.write(
        `Reported: ${label} build ${cpu.toFixed(1)} s of CPU, ${wall.toFixed(1)} s of waiting, ${pages} pages\n`,
      );
    }
  }
  mkdirSync(path.join(root, '.cache/reports'), {recursive: true});
  writeFileSync(
    path.join(root, '.cache/reports/budget.json'),
    JSON.stringify({weights, rows}, null, 2),
  );
  process.stdout.write(`${rows.length - over.length} passed, ${over.length} failed\n`);
  process.exitCode = over.length > 0 ? 1 : 0;
}

void main();
