import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Measurement} from './limits';
import type {SiteScripts} from './siteScripts';
import type {WeighedSite} from './weighPages';

/** The page that holds the decoder. */
export const DECODER_PAGE = '/api/decoder';

const KB = 1000;

/** Which part of the decoder a script holds: its code, or what it knows. */
export function decoderPart({haveModule}: SiteScripts, file: string): 'code' | 'data' | undefined {
  if (haveModule([file], 'ContractDecoder/result/decoder.ts')) {
    return 'code';
  }
  return haveModule([file], 'decoder-data/') ? 'data' : undefined;
}

/** What files weigh that a page does not have already, in KB. */
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

/** What the decoder loads when a reader turns to it: its code and what it knows. */
export function weighDecoder(site: WeighedSite): Measurement {
  return added(site, DECODER_PAGE, site.scripts.filesOf('ContractDecoder/loadDecoder', ''));
}

/** What the heaviest playground loads when a reader opens it: its form and the validators of its method. */
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

/** What the search loads until it shows the first suggestion: its code, the worker and the index, in bytes of brotli. */
export function weighSearch({scripts, weightOf}: WeighedSite, outDir: string): number {
  const index = globSync('search-index*.json', {cwd: outDir});
  if (index.length === 0) {
    throw new Error(
      `${path.relative('.', outDir)} has no search-index.json. Is the search plugin on?`,
    );
  }
  const suggestions = scripts.filesOf('SearchBox/loadSuggestionList', '');
  return [...new Set([...scripts.searchCode, ...suggestions, ...index])].reduce(
    (sum, file) => sum + weightOf(file),
    0,
  );
}
