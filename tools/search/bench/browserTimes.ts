import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';
import {chromiumSwitches, findChromium} from '../../chromium/findChromium';
import {serveBuild} from '../../serveBuild';
import {stockWorkerFile} from './stockSearch';

/** Times in a browser, in milliseconds: medians. */
export interface BrowserTimes {
  /** From focus, on a page whose files are in the browser's cache, to the first suggestions of a query. */
  readonly first: number;
  /** From a letter to its suggestions, with everything loaded. */
  readonly letter: number;
  /** The slowest of twenty letters. */
  readonly slowLetter: number;
}

const PAGE = '/get-started/connect';
const FIRST_QUERY = 'gas fees';
const FIRST_RUNS = 9;

/** After this time, the list of suggestions counts as unchanged: when the page is new, and when all is loaded. */
const PATIENCE_MS = {first: 10_000, later: 400};

const atShare = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** The beginnings of queries, as they grow with each letter. */
const beginnings = (queries: readonly string[]) =>
  queries.flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1)));

const timesOf = (first: readonly number[], letters: readonly number[]): BrowserTimes => ({
  first: atShare(first, 0.5),
  letter: atShare(letters, 0.5),
  slowLetter: atShare(letters, 0.95),
});

/**
 * Types a text into the box of the page, and measures the time until the list of suggestions changes.
 * Undefined if it does not change: the list is the same for the new text.
 */
async function typeIntoBox(
  page: Page,
  text: string,
  patience: keyof typeof PATIENCE_MS,
): Promise<number | undefined> {
  return page.evaluate(
    async ([value, wait]) =>
      new Promise<number | undefined>((resolve) => {
        const input = document.querySelector<HTMLInputElement>('.navbar [role="combobox"]');
        const isList = (node: Node | null) =>
          node instanceof Element &&
          (node.closest('[role="listbox"]') ?? node.querySelector('[role="option"]')) !== null;
        const start = performance.now();
        const finish = (time?: number) => {
          observer.disconnect();
          resolve(time);
        };
        const observer = new MutationObserver((records) => {
          const hasChanged = records.some(({target, addedNodes}) =>
            [target.parentElement, target, ...addedNodes].some(isList),
          );
          if (hasChanged && document.querySelector('.navbar [role="option"]')) {
            finish(performance.now() - start);
          }
        });
        observer.observe(input?.form ?? document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        input?.focus();
        const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, value);
        input?.dispatchEvent(new Event('input', {bubbles: true}));
        setTimeout(() => finish(), wait);
      }),
    [text, PATIENCE_MS[patience]] as const,
  );
}

/** A context in which functions run that tsx compiled: it names them with a helper. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

/** Measures the search box of a built site: from the reader's key to the list on the screen. */
async function timeBox(
  browser: Browser,
  site: string,
  queries: readonly string[],
): Promise<BrowserTimes> {
  const context = await newContext(browser);
  const visit = async () => {
    const page = await context.newPage();
    await page.goto(`${site}${PAGE}`, {waitUntil: 'networkidle'});
    return page;
  };
  const first: number[] = [];
  // The first run fills the browser's cache.
  for (let run = 0; run <= FIRST_RUNS; run += 1) {
    const page = await visit();
    const time = await typeIntoBox(page, FIRST_QUERY, 'first');
    if (time === undefined) {
      throw new Error(`The search box of ${PAGE} suggests nothing for "${FIRST_QUERY}"`);
    }
    first.push(...(run === 0 ? [] : [time]));
    await page.close();
  }
  const page = await visit();
  // No page has these words, so that everything loads.
  await typeIntoBox(page, 'snorkel bagpipes', 'later');
  await page.getByRole('status').filter({hasText: 'No results'}).waitFor();
  const letters: number[] = [];
  for (const text of beginnings(queries)) {
    const time = await typeIntoBox(page, text, 'later');
    letters.push(...(time === undefined ? [] : [time]));
  }
  await context.close();
  return timesOf(first, letters);
}

/** Measures the stock plugin's worker alone: from the question to the answer, without a list on the screen. */
async function timeStock(
  browser: Browser,
  site: string,
  queries: readonly string[],
): Promise<BrowserTimes> {
  const context = await newContext(browser);
  const ask = async (page: Page, texts: readonly string[]) =>
    page.evaluate(
      async ([file, questions]) => {
        let last = performance.now();
        const worker = new Worker(`/${file}`);
        const times: number[] = [];
        for (const question of questions) {
          await new Promise((resolve) => {
            worker.onmessage = resolve;
            worker.postMessage(question);
          });
          times.push(performance.now() - last);
          last = performance.now();
        }
        worker.terminate();
        return times;
      },
      [stockWorkerFile, texts] as const,
    );
  const visit = async () => {
    const page = await context.newPage();
    // A page without scripts.
    await page.goto(`${site}/robots.txt`);
    return page;
  };
  const first: number[] = [];
  for (let run = 0; run <= FIRST_RUNS; run += 1) {
    const page = await visit();
    const [time = 0] = await ask(page, [FIRST_QUERY]);
    first.push(...(run === 0 ? [] : [time]));
    await page.close();
  }
  const [, ...letters] = await ask(await visit(), [FIRST_QUERY, ...beginnings(queries)]);
  await context.close();
  return timesOf(first, letters);
}

/**
 * Measures the search of a built site in a browser, and the stock plugin's worker beside it.
 *
 * @param folder a build that `growBuild` made, relative to the project's root folder.
 * @throws if the machine has no Chromium.
 */
export async function browserTimes(
  folder: string,
  queries: readonly string[],
): Promise<{readonly ours: BrowserTimes; readonly stock: BrowserTimes}> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: [...chromiumSwitches],
  });
  const {url, stop} = await serveBuild(folder);
  try {
    return {
      ours: await timeBox(browser, url, queries),
      stock: await timeStock(browser, url, queries),
    };
  } finally {
    stop();
    await browser.close();
  }
}
