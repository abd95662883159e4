// Replaces the module of the same name in Docusaurus, which expects all routes at the start.
import flat from '@docusaurus/core/lib/client/flat';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {isSection, type SectionRoute} from './sections';

declare const __webpack_public_path__: string;
declare function __webpack_get_script_filename__(chunk: string): string | undefined;

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** True on slow connections and with data saving: nothing is prefetched. */
function isSaving(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return (
    connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData)
  );
}

/** The routes of a path, outermost first. Loads its section first. */
async function routesOf(path: string): Promise<readonly {readonly path: string}[]> {
  const found = matchRoutes(routes, path).map(({route}) => route as {readonly path: string});
  const section = found.find((route): route is SectionRoute => isSection(route));
  if (section === undefined) {
    return found;
  }
  await section.component.preload();
  return routesOf(path);
}

function chunksOf(path: string): string[] {
  return Object.entries(routesChunkNames)
    .filter(([name]) => name.replace(/-[^-]+$/, '') === path)
    .flatMap(([, chunks]) => Object.values(flat(chunks)));
}

async function prefetchPage(path: string): Promise<void> {
  const found = await routesOf(path);
  const files = found.flatMap((route) => chunksOf(route.path)).map(__webpack_get_script_filename__);
  await Promise.all(
    // A chunk without modules of its own has no file.
    files
      .filter((file) => file !== undefined && !file.includes('undefined'))
      .map((file) => prefetchFile(`${__webpack_public_path__}${file ?? ''}`)),
  );
}

/** Prefetches the files of a page once. @returns false if there is nothing to do. */
function prefetch(path: string): Promise<void> | false {
  if (isSaving() || preloaded.has(path) || prefetched.has(path)) {
    return false;
  }
  prefetched.add(path);
  return prefetchPage(path).catch(() => {
    // The page reports the failure when the reader opens it.
  });
}

/** Loads a page once, ahead of navigation. @returns false if there is nothing to do. */
function preload(path: string): Promise<unknown> | false {
  if (isSaving() || preloaded.has(path)) {
    return false;
  }
  preloaded.add(path);
  return preloadPage(path);
}

export default Object.freeze({prefetch, preload});
