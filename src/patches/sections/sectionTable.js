/** A route without children in Docusaurus' format, with the comma after it. */
const LEAF =
  /\{\s*path: '(?<path>[^'\\\s]*)',\s*component: ComponentCreator\('\k<path>', '(?<hash>\w+)'\),\s*exact: true(?:,\s*sidebar: "(?<sidebar>[^"\\]*)")?\s*\},?/g;

/** An entry of `registry.js`. */
const CHUNK =
  /"(?<name>[^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\k<name>" \*\/ (?<module>"[^"]+")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\],?/g;

/** Paths that the browser would shorten. */
const IRREGULAR = /[%?#]|\/index$|\.html$|\/$/;

/** The only version of the only docs instance. Undefined if a site has more. */
function onlyVersion(data) {
  const instances = Object.values(data['docusaurus-plugin-content-docs'] ?? {});
  const versions = instances.flatMap((instance) => instance.versions);
  return versions.length === 1 ? versions[0] : undefined;
}

/** Groups values by a key, in order of first appearance. */
function grouped(values, keyOf) {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** The top-level folder of a path, below the base path. */
const folderOf = (path, baseUrl) => path.slice(baseUrl.length).split('/')[0];

/** Whether the browser can compute the ID and the paths of a document from each other. */
const isRegular = ({path, document, baseUrl}) =>
  document !== undefined &&
  path.startsWith(baseUrl) &&
  !IRREGULAR.test(path) &&
  [path, `${path}/`].includes(document.path) &&
  document.id === idOf(document.path, baseUrl);

/** The ID of a document by its path. The path of an index page ends with a slash. */
const idOf = (path, baseUrl) => path.slice(baseUrl.length).replace(/^$|\/$/, '$&index');

/** @throws if Docusaurus writes a file in an unexpected form. */
function expectForm(file, isKnown) {
  if (!isKnown) {
    throw new Error(
      `src/patches/sections cannot read .docusaurus/${file}. Docusaurus writes it in another form: adapt sectionTable.js, or take the patch out of docusaurus.config.ts`,
    );
  }
}

/** The documents of routes, with their chunks and modules. */
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
 * The sections of a site. A section is a top-level folder of the docs whose pages share one sidebar
 * without other pages. Other pages stay in the lists of Docusaurus.
 * @param read returns the text of a generated file.
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

/** The chunk name of a page. */
const chunkOf = (section, place) => `page-${section}-${place}`;

/**
 * The text from which the browser can rebuild a plain link: its label and, after a bar, its mark. Undefined for other
 * items.
 */
function shortLink(
  {type, href, label, docId, unlisted, customProps: {mark = '', ...props} = {}, ...rest},
  page,
) {
  const isPlain =
    type === 'link' &&
    typeof label === 'string' &&
    page !== undefined &&
    href === page.document.path &&
    docId === page.document.id &&
    unlisted === false &&
    !label.includes('|') &&
    Object.keys({...props, ...rest}).length === 0;
  return isPlain ? [label, mark].filter(Boolean).join('|') : undefined;
}

/**
 * The pages of a section in sidebar order, and the sidebar's items, in which a plain link is only
 * a text.
 */
function inSidebarOrder(pages, items) {
  const rest = new Map(pages.map((page) => [page.document.path, page]));
  const ordered = [];
  const shorten = (item) => {
    const page = rest.get(item.href);
    const short = shortLink(item, page);
    if (short !== undefined) {
      rest.delete(item.href);
      ordered.push(page);
      return short;
    }
    return Array.isArray(item.items) ? {...item, items: item.items.map(shorten)} : item;
  };
  const short = items.map(shorten);
  return {ordered: [...ordered, ...rest.values()], items: short};
}

/** All sidebars, from the props of the docs version. */
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
