import {chromium} from '@playwright/test';
import {ensureChromium} from '../chromium/ensureChromium';
import {chromiumSwitches} from '../chromium/findChromium';
import {serveBuild} from '../serveBuild';
import {measurePage, type PageLoad} from './measurePage';

/** One page of each kind. All pages of a kind have the same components. */
export const kindsOfPages = [
  '/',
  '/api',
  '/api/decoder',
  '/api/errors',
  '/api/linea-smart-contracts/interfaces/l1/ilinearollup',
  '/api/reference/linea-getproof',
  '/get-started/build/network-info',
  '/get-started/connect',
  '/release-notes',
  '/search',
  '/technology/architecture',
  '/zero-knowledge-glossary',
] as const;

const WIDTHS = [1440, 390];

/** The number of parallel page loads. Loading is mostly waiting. */
const LANES = 2;

/** Loads pages of the build in a browser, on a desktop and on a phone. */
export async function loadPages(paths: readonly string[]): Promise<readonly PageLoad[]> {
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumSwitches],
  });
  try {
    const rest = WIDTHS.flatMap((width) => paths.map((page) => ({page, width}))).values();
    const loads: PageLoad[] = [];
    const lane = async () => {
      for (const {page, width} of rest) {
        loads.push(await measurePage(browser, server.url, page, width));
      }
    };
    await Promise.all(Array.from({length: LANES}, lane));
    return loads;
  } finally {
    await browser.close();
    server.stop();
  }
}
