/** A route with none below it, as Docusaurus writes it. */
const LEAF =
  /\{\s*path: '(?<path>[^'\\\s]*)',\s*component: ComponentCreator\('\k<path>', '(?<hash>\w+)'\),\s*exact: true(?:,\s*sidebar: "(?<sidebar>[^"\\]*)")?\s*\}/g;

/** Whether a route shows a document and nothing else. */
const isDocument = (chunks) => Object.keys(chunks).join() === '__comp,content';

/** The names of all chunks in a tree of them. */
const namesIn = (tree) =>
  typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(namesIn);

/** All versions of all docs in the content of `globalData.json`. */
const versionsIn = (data) =>
  Object.values(data['docusaurus-plugin-content-docs'] ?? {}).flatMap(({versions}) => versions);

/** The path of a document, if its id follows from it; that of a folder ends with a slash. */
const documentPath = ({id, path}) =>
  path === `/${id}` || `${path}index` === `/${id}` ? path : undefined;

/**
 * The pages of documents from the lists that Docusaurus writes, each once.
 *
 * @param lists `routes`, the text of `routes.js`; `names` and `data`, the contents of `routesChunkNames.json` and `globalData.json`.
 * @returns `pages` in the order of their routes; `runs`, where routes of pages stand together in the text; `short`, a
 *   new name for each chunk. Those of documents come first, in the order of the pages: the place of a page tells its chunk.
 */
function pageTable({routes, names, data}) {
  const documents = versionsIn(data).flatMap(({docs}) =>
    docs.flatMap((each) => documentPath(each) ?? []),
  );
  const written = new Map(documents.map((path) => [path.replace(/(.)\/$/, '$1'), path]));
  const runs = [];
  const pages = [];
  for (const {0: text, index, groups} of routes.matchAll(LEAF)) {
    const {path, hash, sidebar = null} = groups;
    const key = `${path}-${hash}`;
    if (isDocument(names[key] ?? {})) {
      const last = runs.at(-1);
      const end = index + text.length;
      if (last !== undefined && /^,\s*$/.test(routes.slice(last.end, index))) {
        Object.assign(last, {end, to: pages.length + 1});
      } else {
        runs.push({start: index, end, from: pages.length, to: pages.length + 1});
      }
      const {__comp: component, content} = names[key];
      pages.push({key, written: written.get(path) ?? path, sidebar, component, content});
    }
  }
  const contents = new Set(pages.map(({content}) => content));
  if (contents.size !== Object.values(names).filter(isDocument).length) {
    throw new Error(
      'src/patches/leanRoutes does not find each document, with a chunk of its own, in .docusaurus/routes.js. Docusaurus writes it in another form: adapt pageTable.js, or take the plugin out of docusaurus.config.ts',
    );
  }
  const chunks = [...new Set([...contents, ...namesIn(names)])];
  return {runs, pages, short: new Map(chunks.map((chunk, index) => [chunk, `p${index}`]))};
}

module.exports = {documentPath, pageTable, versionsIn};
