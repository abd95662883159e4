import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {matchPath} from 'react-router-dom';
import type {ChunkGraph} from '../../src/output/chunkGraph';

/** A route in `routes.js`. `component` is the key of its chunks. */
interface SiteRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: string;
  readonly routes?: readonly SiteRoute[];
}

/** Chunk names in the structure of a component's props. */
type ChunkTree = string | {readonly [name: string]: ChunkTree};

/** The scripts and styles that pages of a build load. */
export interface SiteScripts {
  readonly graph: ChunkGraph;
  /** The files that a page loads without any action of the reader, unordered. */
  readonly startOf: (page: string) => readonly string[];
  /** Whether these files belong to a documentation page. */
  readonly showsDocument: (files: readonly string[]) => boolean;
  /** Whether one of the scripts contains a module with this text in its path. */
  readonly haveModule: (files: readonly string[], module: string) => boolean;
  /** Code of the search and its worker, without the index. */
  readonly searchCode: readonly string[];
  /**
   * The files that a dynamic import loads. `from` and `request` are parts of the paths of the
   * importing module and the import.
   */
  readonly filesOf: (from: string, request: string) => readonly string[];
}

const namesIn = (tree: ChunkTree): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);

function readRoutes(text: string): readonly SiteRoute[] {
  const list = text.replace(/^import .*$/gm, '').replace('export default', '');
  return vm.runInNewContext(`(${list.trim().replace(/;$/, '')})`, {
    ComponentCreator: (route: string, hash = '') => (hash ? `${route}-${hash}` : route),
  }) as readonly SiteRoute[];
}

/** Parses `registry.js`: the import of each chunk, by chunk name. */
const readRegistry = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^"]*"\1" \*\/ "([^"]+)"\)/gm)].map(
      ([, name = '', request = '']) => [name, request],
    ),
  );

/** The keys of a page's routes, outermost first. */
function routesAt(routes: readonly SiteRoute[], page: string): readonly string[] {
  for (const route of routes) {
    const {path: pattern, exact = false} = route;
    if (matchPath(page, {path: pattern, exact, strict: true, sensitive: true})) {
      return [route.component, ...routesAt(route.routes ?? [], page)];
    }
  }
  return [];
}

/**
 * The files that a build's pages load, from Docusaurus' generated files.
 * @param siteDir the site's folder, with its `.docusaurus`.
 * @param outDir the build folder.
 * @throws if one of the two is missing, or if they are from different builds.
 */
export function siteScripts(siteDir: string, outDir: string): SiteScripts {
  const read = (name: string) => {
    const file = path.join(siteDir, '.docusaurus', name);
    if (!existsSync(file)) {
      throw new Error(`${file} is missing. Build the site first: npm run build`);
    }
    return readFileSync(file, 'utf8');
  };
  const graph = JSON.parse(read('chunk-graph.json')) as ChunkGraph;
  const missing = graph.entry.find((file) => !existsSync(path.join(outDir, file)));
  if (missing !== undefined) {
    throw new Error(
      `${outDir} has no ${missing}: it is not the build that .docusaurus/chunk-graph.json describes. Build the site again: npm run build`,
    );
  }
  const routes = readRoutes(read('routes.js'));
  const registry = readRegistry(read('registry.js'));
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkTree>;
  const byRequest = new Map(graph.imports.map(({request, files}) => [request, files]));

  const filesOfRequest = (request: string): readonly string[] => {
    const files = byRequest.get(request);
    if (files === undefined) {
      throw new Error(
        `No import of the build loads "${request}". Routes load their parts in another way: adapt tools/budget/siteScripts.ts`,
      );
    }
    return files;
  };
  const filesOfChunk = (name: string) => filesOfRequest(registry.get(name) ?? `chunk ${name}`);

  const haveModule = (files: readonly string[], module: string) =>
    files.some((file) => graph.modules[file]?.some(([name]) => name.includes(module)));

  const filesOf = (from: string, request: string) => {
    const found = graph.imports.filter(
      (each) => each.from.includes(from) && each.request.includes(request),
    );
    if (found.length === 0) {
      throw new Error(
        `No module "${from}" of the build imports "${request}" on demand. Adapt tools/budget`,
      );
    }
    return [...new Set(found.flatMap(({files}) => files))];
  };
  const searchCode = [
    ...filesOf('src/search/useSearch', './engine'),
    ...Object.keys(graph.modules).filter((file) => haveModule([file], 'search/worker/index.ts')),
  ];

  return {
    graph,
    haveModule,
    searchCode,
    filesOf,
    showsDocument: (files) => haveModule(files, 'theme/DocItem/'),
    startOf: (page) => {
      const keys = routesAt(routes, page);
      const chunks = keys.flatMap((key) => namesIn(names[key] ?? {}));
      const notFound = keys.includes('*') ? filesOfRequest('@theme/NotFound') : [];
      const files = [...graph.entry, ...chunks.flatMap(filesOfChunk), ...notFound];
      const search = haveModule(files, 'theme/SearchPage/') ? searchCode : [];
      return [...new Set([...files, ...search])];
    },
  };
}
