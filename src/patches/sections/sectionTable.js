/** A route with none below it, as Docusaurus writes it, and the comma after it. */
const LEAF =
  /\{\s*path: '(?<path>[^'\\\s]*)',\s*component: ComponentCreator\('\k<path>', '(?<hash>\w+)'\),\s*exact: true(?:,\s*sidebar: "(?<sidebar>[^"\\]*)")?\s*\},?/g;

/** An entry of `registry.js`. */
const CHUNK =
  /"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<name>" \*\/ (?<module>"[^"]+")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?/g;

/** Paths that the browser would take for another spelling of a shorter one. */
const IRREGULAR = /[%?#]|\/index$|\.html$|\/$/;

/** The documents of the only version of the only docs; nothing where a site has more. */
function onlyVersion(data) {
  const instances = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  const versions = instances.flatMap((instance) => instance.versions);
  return versions.length === 1 ? versions[0] : undefined;
}

/** Values by a key, in the order of the first of each. */
function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** The folder at the start of a path below the base path of the site. */
const folderOf = (path, baseUrl) => path.slice(baseUrl.length).split('/')[0];

/** Documents whose id and paths follow from each other, as the browser puts them together again. */
const isRegular = ({path, document, baseUrl}) =>
  document !== undefined &&
  path.startsWith(baseUrl) &&
  !IRREGULAR.test(path) &&
  [path, `${path}/`].includes(document.path) &&
  document.id === idOf(document.path, baseUrl);

/** The id of a document by its path, which ends with a slash where the document is the page of a folder. */
const idOf = (path, baseUrl) => path.slice(baseUrl.length).replace(/^$|\/$/, '$&index');

/** @throws when Docusaurus writes a file in another form than this patch reads. */
function expectForm(file, isKnown) {
  if (!isKnown) {
    throw new Error(
      `src/patches/sections cannot read .docusaurus/${file}. Docusaurus writes it in another form: adapt sectionTable.js, or take the patch out of docusaurus.config.ts`,
    );
  }
}

/** The documents that routes show, with the chunks and the modules that hold them. */
function pagesIn({routes, names, registry, data, baseUrl}) {
  const version = onlyVersion(data);
  if (version === undefined) {
    return [];
  }
  const documents = new Map(
    version.docs.map((document) => [document.path.replace(/(.)\/$/, '$1'), document]),
  );
  const modules = new Map(
    [...registry.matchAll(CHUNK)].map(({groups}) => [groups.name, groups.module]),
  );
  const leaves = new Set([...routes.matchAll(LEAF)].map(({groups}) => groups.path));
  expectForm('registry.js', modules.size === [...registry.matchAll(/\bimport\(/g)].length);
  expectForm(
    'routes.js',
    [...documents.keys()].every((path) => leaves.has(path)),
  );
  return [...routes.matchAll(LEAF)].flatMap(({0: text, index, groups: {path, hash, sidebar}}) => {
    const key = `${path}-${hash}`;
    const {__comp: component, content, ...rest} = names[key] ?? {};
    const document = documents.get(path);
    const module = modules.get(content);
    const isPage =
      sidebar !== undefined &&
      module !== undefined &&
      Object.keys(rest).length === 0 &&
      document?.sidebar === sidebar &&
      isRegular({path, document, baseUrl});
    return isPage ? [{text, index, key, path, sidebar, component, content, module, document}] : [];
  });
}

/**
 * The sections of a site: the pages of a folder at the root of the docs that share a sidebar, whose pages are all there.
 * What is not regular is in none, and stays as Docusaurus has it.
 *
 * @param read gives the text of a file that Docusaurus has generated.
 * @returns sections by name, each with its `sidebar`, the chunk of its `component` and its `pages`.
 */
function sectionTable(read, baseUrl) {
  const routes = read('routes.js');
  const pages = pagesIn({
    routes,
    registry: read('registry.js'),
    names: JSON.parse(read('routesChunkNames.json')),
    data: JSON.parse(read('globalData.json')),
    baseUrl,
  });
  const folders = (sidebar) =>
    new Set(
      [...routes.matchAll(LEAF)]
        .filter(({groups}) => groups.sidebar === sidebar)
        .map(({groups}) => folderOf(groups.path, baseUrl)),
    );
  const byFolder = grouped(pages, ({path}) => folderOf(path, baseUrl));
  const sections = [...byFolder].flatMap(([name, found]) => {
    const kinds = new Set(found.map(({sidebar, component}) => `${sidebar} ${component}`));
    const [{sidebar, component}] = found;
    return name !== '' && kinds.size === 1 && folders(sidebar).size === 1
      ? [[name, {sidebar, component, pages: found}]]
      : [];
  });
  return new Map(sections);
}

/** The name of the chunk of a page. The name stands in its address: the list of chunks doesn't repeat it. */
const chunkOf = (section, place) => `page-${section}-${place}`;

/** Whether an item of a sidebar is a plain link to a page: the browser puts it together from the label. */
function isPlainLink({type, href, label, docId, unlisted, ...rest}, page) {
  return (
    type === 'link' &&
    typeof label === 'string' &&
    page !== undefined &&
    href === page.document.path &&
    docId === page.document.id &&
    unlisted === false &&
    Object.keys(rest).length === 0
  );
}

/**
 * The pages of a section in the order of its sidebar, and the items of the sidebar, where the label of a plain link
 * stands for the link to the next page.
 */
function inSidebarOrder(pages, items) {
  const rest = new Map(pages.map((page) => [page.document.path, page]));
  const ordered = [];
  const shorten = (item) => {
    const page = rest.get(item.href);
    if (isPlainLink(item, page)) {
      rest.delete(item.href);
      ordered.push(page);
      return item.label;
    }
    return Array.isArray(item.items) ? {...item, items: item.items.map(shorten)} : item;
  };
  const short = items.map(shorten);
  return {ordered: [...ordered, ...rest.values()], items: short};
}

/** All sidebars, from the props of the version of the docs that the registry names. */
function sidebarsIn(read) {
  for (const [, file] of read('registry.js').matchAll(
    /"@generated\/([^"]*-content-docs\/[^"]*\/p\/[^"]*)"\)\]/g,
  )) {
    const {version} = JSON.parse(read(file));
    if (version?.docsSidebars !== undefined) {
      return version.docsSidebars;
    }
  }
  throw new Error(
    'src/patches/sections finds no sidebars through .docusaurus/registry.js. Docusaurus writes them elsewhere: adapt loader.js, or take the patch out of docusaurus.config.ts',
  );
}

module.exports = {CHUNK, chunkOf, inSidebarOrder, onlyVersion, sectionTable, sidebarsIn};
