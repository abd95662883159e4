import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Measurement} from './limits';
import type {SiteScripts} from './siteScripts';
import type {WeighedSite} from './weighPages';

export const DECODER_PAGE = '/api/decoder';

const KB = 1000;

/** Whether a script contains the decoder's code or data. */
export function decoderPart({haveModule}: SiteScripts, file: string): 'code' | 'data' | undefined {
  if (haveModule([file], 'ContractDecoder/result/decoder.ts')) {
    return 'code';
  }
  return haveModule([file], 'decoder-data/') ? 'data' : undefined;
}

/** The weight in KB of files that a page has not loaded yet. */
function added(
  {pages, scripts, weightOf}: WeighedSite,
  page: string,
  files: readonly string[],
): Measurement {
  const start = new Set([
    ...(pages.find((each) => each.path === page)?.scripts ?? []),
    ...scripts.graph.entry,
  ]);
  const size = [...new Set(files)]
    .filter((file) => !start.has(file))
    .reduce((sum, file) => sum + weightOf(file), 0);
  return {value: size / KB, where: page};
}

/** The decoder after a reader opens it: code and data. */
export function weighDecoder(site: WeighedSite): Measurement {
  return added(site, DECODER_PAGE, site.scripts.filesOf('ContractDecoder/loadDecoder', ''));
}

/** The heaviest playground after a reader opens it: the form and the validators of its method. */
export function weighPlayground(site: WeighedSite): Measurement {
  const {filesOf, graph} = site.scripts;
  const form = filesOf('RpcPlayground/index.tsx', './Playground');
  const measured = graph.imports
    .filter(({request}) => request.includes('rpc-validators'))
    .map(({from, files}) => {
      const page = from.replace(/^docs/, '').replace(/(?:\/index)?\.mdx$/, '');
      return added(site, page, [...form, ...files]);
    });
  const [heaviest] = measured.sort((a, b) => b.value - a.value);
  if (heaviest === undefined) {
    throw new Error(
      'No page of docs/api/reference has a playground. Take its row out of scripts/budget.ts',
    );
  }
  return heaviest;
}

/** The weight of the search. Bytes in brotli. */
export interface SearchWeight {
  /** Until the first suggestion: code, worker and the first file of the index. */
  readonly first: number;
  /** With all files of the index. */
  readonly all: number;
}

/** The pages for which the budget of the whole index is made. */
const PAGES_OF_BUDGET = 400;

/**
 * Weighs the search of a site. A site with fewer pages than the budget is made for counts as if it had them:
 * its index grows with its pages.
 *
 * @throws if there is no index.
 */
export function weighSearch({pages, scripts, weightOf}: WeighedSite, outDir: string): SearchWeight {
  const files = globSync('search-index*.json', {cwd: outDir});
  if (!files.includes('search-index.json')) {
    throw new Error(
      `${path.relative('.', outDir)} has no search-index.json. Is the search plugin on?`,
    );
  }
  const sum = (some: Iterable<string>) =>
    [...some].reduce((total, file) => total + weightOf(file), 0);
  const code = sum(
    new Set([...scripts.searchCode, ...scripts.filesOf('SearchBox/loadPanelContent', '')]),
  );
  const growth = Math.max(1, PAGES_OF_BUDGET / pages.length);
  return {
    first: code + weightOf('search-index.json') * growth,
    all: code + sum(files) * growth,
  };
}
