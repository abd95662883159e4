import type {Browser, Response} from '@playwright/test';
import {createHash} from 'node:crypto';
import {brotliCompressSync} from 'node:zlib';
import {isDecoderCode, isDecoderData} from './decoderMarks';

/** What one page cost to load and read. Sizes in bytes; of scripts and styles, brotli. */
export interface PageWeight {
  readonly path: string;
  readonly script: number;
  readonly style: number;
  readonly fonts: number;
  readonly foreign: number;
  readonly shift: number;
  readonly hasFormula: boolean;
  readonly loadsFormulaStyle: boolean;
  readonly loadsDiagramCode: boolean;
  readonly loadsPlaygroundCode: boolean;
  readonly loadsDecoder: boolean;
}

/** A word of Mermaid's code that no page has. */
const DIAGRAM_CODE = 'mermaidAPI';

/** The name of a group of buttons in the playground, which no page has. */
const PLAYGROUND_CODE = 'rpc-network';

/** Sizes of what was compressed, by its hash: most of it comes with every page. */
const compressed = new Map<string, number>();

/** The bytes of a file in brotli. */
export function brotli(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('base64');
  const size = compressed.get(hash) ?? brotliCompressSync(body).length;
  compressed.set(hash, size);
  return size;
}

/** A file, whole. */
export interface Received {
  readonly url: string;
  readonly type: string;
  readonly body: Buffer;
}

/** A file that came for a page, and not for a later one. */
export async function received(response: Response): Promise<Received | undefined> {
  const request = response.request();
  if (request.headers().purpose === 'prefetch' || response.status() !== 200) {
    return undefined;
  }
  try {
    return {url: response.url(), type: request.resourceType(), body: await response.body()};
  } catch {
    return undefined;
  }
}

/** Counts the layout shifts of a page in `window.shift`. Runs in the browser before the page does. */
function observeShifts(): void {
  const state = window as unknown as {shift: number};
  state.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      state.shift += entry.hadRecentInput ? 0 : entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Loads a page in a fresh context and weighs what came until it was idle, prefetches apart. */
export async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  width: number,
): Promise<PageWeight> {
  const page = await browser.newPage({viewport: {width, height: 900}});
  const responses: Promise<Received | undefined>[] = [];
  let foreign = 0;
  page.on('request', (request) => {
    foreign += /^https?:/.test(request.url()) && !request.url().startsWith(origin) ? 1 : 0;
  });
  page.on('response', (response) => responses.push(received(response)));
  await page.addInitScript(observeShifts);
  await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
  const seen = await page.evaluate(() => ({
    shift: (window as unknown as {shift: number}).shift,
    hasFormula: document.querySelector('.katex') !== null,
  }));
  const all = (await Promise.all(responses)).filter((entry) => entry !== undefined);
  await page.close();

  const sum = (list: readonly Received[], size: (entry: Received) => number) =>
    list.reduce((total, entry) => total + size(entry), 0);
  const ofType = (type: string) => all.filter((entry) => entry.type === type);
  return {
    path,
    ...seen,
    foreign,
    script: sum(ofType('script'), ({body}) => brotli(body)),
    style: sum(ofType('stylesheet'), ({body}) => brotli(body)),
    fonts: sum(ofType('font'), ({body}) => body.length),
    loadsFormulaStyle: all.some(({url}) => url.endsWith('katex.min.css')),
    loadsDiagramCode: ofType('script').some(({body}) => body.includes(DIAGRAM_CODE)),
    loadsPlaygroundCode: ofType('script').some(({body}) => body.includes(PLAYGROUND_CODE)),
    loadsDecoder: ofType('script')
      .map(({body}) => body.toString())
      .some((script) => isDecoderCode(script) || isDecoderData(script)),
  };
}
