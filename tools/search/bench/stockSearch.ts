import {createRequire} from 'node:module';
import {existsSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {build, type Plugin} from 'esbuild';
import {search} from '../../../config/search';

/** The search of the stock plugin, on the same pages. */
export interface StockSearch {
  /** The index as the plugin serves it. */
  readonly index: string;
  /** The code of a worker that answers each query with URLs. It fetches {@link stockIndexFile}. */
  readonly worker: string;
  /** Parses the index, as a browser does on first use, and returns the search. */
  readonly load: () => Promise<(query: string) => Promise<readonly string[]>>;
}

/** The file with the plugin's index, for its worker in a browser. */
export const stockIndexFile = 'stock-index.json';
export const stockWorkerFile = 'stock-worker.js';

const plugin = '@easyops-cn/docusaurus-search-local';
const pluginRequire = createRequire(require.resolve(`${plugin}/package.json`));

type Find = (query: string) => Promise<readonly string[]>;

/** The constants that the plugin would generate for this site. */
const constants: Plugin = {
  name: 'constants',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@generated\//}, ({path: name}) => ({path: name, namespace: 'constants'}));
    // The worker below answers without comlink.
    onResolve({filter: /^comlink$/}, ({path: name}) => ({path: name, namespace: 'constants'}));
    onLoad({filter: /.*/, namespace: 'constants'}, () => ({
      contents: [
        `export const language = ${JSON.stringify(search.language)};`,
        'export const removeDefaultStopWordFilter = [];',
        'export const removeDefaultStemmer = false;',
        'export const fuzzyMatchingDistance = 1;',
        `export const searchIndexUrl = ${JSON.stringify(stockIndexFile)};`,
        'export const expose = () => undefined;',
      ].join('\n'),
      loader: 'js',
    }));
  },
};

/** The plugin's search as a script: `find` returns the URLs of the suggestions for a query. */
async function findScript(ending: string): Promise<string> {
  const folder = path.dirname(pluginRequire.resolve(`${plugin}/package.json`));
  const code = `
    import {SearchWorker} from './worker.js';
    const worker = new SearchWorker();
    const find = async (query) => {
      const hits = await worker.search('/', '', query, ${search.searchResultLimits});
      return [...new Set(hits.map(({document}) => document.u))];
    };
    ${ending}`;
  const result = await build({
    stdin: {contents: code, resolveDir: path.join(folder, 'dist/client/client/theme')},
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    plugins: [constants],
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The index that the plugin builds of pages. */
async function stockIndex(outDir: string, urls: readonly string[]): Promise<string> {
  type Scan = (pages: readonly object[], options: object) => Promise<readonly unknown[]>;
  type Build = (documents: readonly unknown[], options: object) => unknown;
  const utils = `${plugin}/dist/server/server/utils`;
  const {scanDocuments} = pluginRequire(`${utils}/scanDocuments`) as {scanDocuments: Scan};
  const {buildIndex} = pluginRequire(`${utils}/buildIndex`) as {buildIndex: Build};
  const options = {
    language: search.language,
    ignoreCssSelectors: search.ignoreCssSelectors,
    removeDefaultStopWordFilter: [],
    removeDefaultStemmer: false,
  };
  const pages = urls.map((url) => {
    const file = path.join(outDir, `${url}.html`);
    const filePath = existsSync(file) ? file : path.join(outDir, url, 'index.html');
    return {filePath, url, type: 'docs'};
  });
  return JSON.stringify(buildIndex(await scanDocuments(pages, options), options));
}

/** The plugin's own search of pages of a build. */
export async function stockSearch(outDir: string, urls: readonly string[]): Promise<StockSearch> {
  const index = await stockIndex(outDir, urls);
  const code = await findScript('self.find = find;');
  return {
    index,
    worker: await findScript(
      'self.onmessage = async ({data}) => self.postMessage(await find(data));',
    ),
    load: async () => {
      const self: {find?: Find} = {};
      vm.runInNewContext(code, {
        self,
        URL,
        console,
        location: {origin: 'http://localhost'},
        fetch: async () => Promise.resolve({json: () => JSON.parse(index) as unknown}),
      });
      const {find} = self;
      if (!find) {
        throw new Error('The plugin has another worker now. Adapt tools/search/bench/stockSearch');
      }
      await find('linea');
      return find;
    },
  };
}
