import {createRequire} from 'node:module';
import {existsSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {build, type Plugin} from 'esbuild';
import {search} from '../../config/search';

/** The search of the stock plugin, on the same pages. */
export interface StockSearch {
  /** The index as the plugin serves it. */
  readonly index: string;
  /** Parses the index anew, as a browser does on first use. */
  readonly load: () => Promise<(query: string, limit: number) => Promise<readonly string[]>>;
}

const plugin = '@easyops-cn/docusaurus-search-local';
const pluginRequire = createRequire(require.resolve(`${plugin}/package.json`));

interface Hit {
  readonly document: {readonly u: string};
}

interface Worker {
  readonly search: (url: string, context: string, input: string, limit: number) => Promise<Hit[]>;
}

/** The constants that the plugin would generate for this site. */
const constants: Plugin = {
  name: 'constants',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^@generated\//}, ({path: name}) => ({path: name, namespace: 'constants'}));
    onLoad({filter: /.*/, namespace: 'constants'}, () => ({
      contents: [
        `export const language = ${JSON.stringify(search.language)};`,
        'export const removeDefaultStopWordFilter = [];',
        'export const removeDefaultStemmer = false;',
        'export const fuzzyMatchingDistance = 1;',
        'export const searchIndexUrl = "search-index.json";',
      ].join('\n'),
      loader: 'js',
    }));
  },
};

/** The code of the plugin's worker. */
async function workerCode(): Promise<string> {
  const folder = path.dirname(pluginRequire.resolve(`${plugin}/package.json`));
  const result = await build({
    entryPoints: [path.join(folder, 'dist/client/client/theme/worker.js')],
    bundle: true,
    write: false,
    format: 'cjs',
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
  const code = await workerCode();
  return {
    index,
    load: async () => {
      const module = {exports: {} as {SearchWorker: new () => Worker}};
      const sandbox = {
        module,
        exports: module.exports,
        URL,
        console,
        location: {origin: 'http://localhost'},
        self: {addEventListener: () => undefined},
        fetch: async () => Promise.resolve({json: () => JSON.parse(index) as unknown}),
      };
      vm.runInNewContext(code, {...sandbox, globalThis: sandbox.self});
      const worker = new module.exports.SearchWorker();
      const find = async (query: string, limit: number) =>
        (await worker.search('/', '', query, limit)).map(({document}) => document.u);
      await find('linea', 1);
      return find;
    },
  };
}
