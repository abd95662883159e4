import type {Browser, Response} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';
import {saveData} from '../scriptChunks';
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

/** The bytes of a file in brotli. */
export const brotli = (body: Buffer | string): number => brotliCompressSync(body).length;

/** What is weighed of a file that a page loads. */
export interface Received {
  readonly url: string;
  readonly type: 'script' | 'stylesheet' | 'font';
  /** In bytes: of scripts and styles, brotli. */
  readonly size: number;
  readonly isDiagramCode: boolean;
  readonly isPlaygroundCode: boolean;
  readonly isDecoder: boolean;
}

/** What was weighed, by its address, which has a hash: most files come with every page. */
const weighed = new Map<string, Promise<Received | undefined>>();

async function weigh(response: Response): Promise<Received | undefined> {
  let body: Buffer;
  try {
    body = await response.body();
  } catch {
    return undefined;
  }
  const type = response.request().resourceType() as Received['type'];
  const code = type === 'script' ? body.toString() : '';
  return {
    url: response.url(),
    type,
    size: type === 'font' ? body.length : brotli(body),
    isDiagramCode: code.includes(DIAGRAM_CODE),
    isPlaygroundCode: code.includes(PLAYGROUND_CODE),
    isDecoder: isDecoderCode(code) || isDecoderData(code),
  };
}

/** A script, style or font that came for a page, and not for a later one. */
export async function received(response: Response): Promise<Received | undefined> {
  const request = response.request();
  if (
    request.headers().purpose === 'prefetch' ||
    response.status() !== 200 ||
    !['script', 'stylesheet', 'font'].includes(request.resourceType())
  ) {
    return undefined;
  }
  const known = await weighed.get(response.url());
  if (known) {
    return known;
  }
  const file = weigh(response);
  weighed.set(response.url(), file);
  return file;
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
  // What comes for later pages would be left out.
  await saveData(page);
  await page.goto(`${origin}${path}`, {waitUntil: 'networkidle'});
  const seen = await page.evaluate(() => ({
    shift: (window as unknown as {shift: number}).shift,
    hasFormula: document.querySelector('.katex') !== null,
  }));
  const all = (await Promise.all(responses)).filter((entry) => entry !== undefined);
  await page.close();

  const sum = (type: Received['type']) =>
    all.filter((file) => file.type === type).reduce((total, {size}) => total + size, 0);
  return {
    path,
    ...seen,
    foreign,
    script: sum('script'),
    style: sum('stylesheet'),
    fonts: sum('font'),
    loadsFormulaStyle: all.some(({url}) => url.endsWith('katex.min.css')),
    loadsDiagramCode: all.some(({isDiagramCode}) => isDiagramCode),
    loadsPlaygroundCode: all.some(({isPlaygroundCode}) => isPlaygroundCode),
    loadsDecoder: all.some(({isDecoder}) => isDecoder),
  };
}
