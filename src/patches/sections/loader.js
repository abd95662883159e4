const fs = require('node:fs');
const path = require('node:path');
const {
  CHUNK,
  chunkOf,
  inSidebarOrder,
  onlyVersion,
  sectionTable,
  sidebarsIn,
} = require('./sectionTable');

const BROWSER = JSON.stringify(path.join(__dirname, 'browser/sections'));

/** The slug of a label, without the mark behind it. */
const slugOf = (label) =>
  label
    .replace(/\|.*/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Paths of documents by folder: `[["/", "connect"], ["/oracles/", "* * pyth/"]]`. `*` is the slug of the label; the index
 * page of a folder ends with a slash.
 */
function pathsByFolder(ordered, labels, start) {
  const groups = [];
  for (const [place, {document}] of ordered.entries()) {
    const rest = document.path.slice(start.length);
    const folder = rest.replace(/[^/]+\/?$/, '');
    const name = rest.slice(folder.length);
    const written = labels[place] !== undefined && slugOf(labels[place]) === name ? '*' : name;
    const last = groups.at(-1);
    if (last?.[0] === folder) {
      last[1] += ` ${written}`;
    } else {
      groups.push([folder, written]);
    }
  }
  return groups;
}

/** Labels of plain links, in sidebar order. */
const labelsIn = (items) =>
  items.flatMap((item) => (typeof item === 'string' ? item : labelsIn(item.items ?? [])));

/** The module of a section: its pages, its sidebar, and a loader for each page. */
function sectionModule(name, {sidebar, component, pages}, {sidebars, baseUrl}) {
  const {ordered, items} = inSidebarOrder(pages, sidebars[sidebar]);
  const folder = `${baseUrl}${name}`;
  const paths = pathsByFolder(ordered, labelsIn(items), folder);
  const loaders = ordered.map(
    ({module}, place) =>
      `() => import(/* webpackChunkName: "${chunkOf(name, place)}" */ ${module})`,
  );
  const section = {name, folder, baseUrl, sidebar, component, paths, items};
  return `export default {...${JSON.stringify(section)}, loaders: [${loaders.join(', ')}]};\n`;
}

/** `routes.js` with one route for each section, which is replaced by the routes of its pages when it has loaded. */
function shortRoutes(source, sections, {baseUrl}) {
  let short = source;
  for (const [name, {pages}] of sections) {
    const request = JSON.stringify(`@generated/routes.js?section=${name}`);
    const load = `() => import(/* webpackChunkName: "section-${name}" */ ${request})`;
    const [first, ...others] = pages;
    const route = `sectionRoute(${JSON.stringify(baseUrl + name)}, ${load}),`;
    short = short.replace(first.text, () => route);
    for (const {text} of others) {
      short = short.replace(text, '');
    }
  }
  return `import {sectionRoute, withSections} from ${BROWSER};\n${short.replace(
    /export default (\[[\s\S]*\]);/,
    (_, routes) => `export default withSections(${routes});`,
  )}`;
}

/** `registry.js` without the chunks of sections, and without the parts that only server rendering reads. */
function shortRegistry(source, sections) {
  const inSections = new Set(
    [...sections.values()].flatMap(({pages}) => pages.map((page) => page.content)),
  );
  return source.replaceAll(CHUNK, (text, name, module) =>
    inSections.has(name)
      ? ''
      : `"${name}": [() => import(/* webpackChunkName: "${name}" */ ${module})],`,
  );
}

function shortNames(source, sections) {
  const inSections = new Set(
    [...sections.values()].flatMap(({pages}) => pages.map(({key}) => key)),
  );
  const kept = Object.entries(JSON.parse(source)).filter(([key]) => !inSections.has(key));
  return JSON.stringify(Object.fromEntries(kept));
}

/** `globalData.json` without the documents of sections. Documents in the navbar stay. */
function shortData(source, sections, {navbarDocs}) {
  const data = JSON.parse(source);
  const inSections = new Set(
    [...sections.values()].flatMap(({pages}) => pages.map(({document}) => document.id)),
  );
  const version = onlyVersion(data);
  if (version !== undefined) {
    const kept = [...navbarDocs, version.mainDocId];
    version.docs = version.docs.filter(({id}) => !inSections.has(id) || kept.includes(id));
  }
  return JSON.stringify(data);
}

/**
 * The props of the docs version without the sidebars of sections, and without titles and descriptions of all pages, which
 * only `DocCardList` uses.
 */
function shortVersion(source, sections) {
  const props = JSON.parse(source);
  if (props.version?.docsSidebars === undefined) {
    return `export default ${source}`;
  }
  const bySection = new Set([...sections.values()].map(({sidebar}) => sidebar));
  const kept = Object.entries(props.version.docsSidebars).filter(([name]) => !bySection.has(name));
  const version = JSON.stringify({
    ...props.version,
    docs: {},
    docsSidebars: Object.fromEntries(kept),
  });
  return `import {withSidebars} from ${BROWSER};
export default {version: withSidebars(${version})};
`;
}

/** The function that shortens each file. */
const SHORT = {
  'globalData.json': shortData,
  'registry.js': shortRegistry,
  'routes.js': shortRoutes,
  'routesChunkNames.json': shortNames,
};

/**
 * Removes the pages of sections from generated files, and makes a module for each section (`routes.js?section=<name>`).
 *
 * Options: `folder` of the generated files, `baseUrl` of the site, `navbarDocs`: IDs of documents in the navbar.
 */
module.exports = function sections(source) {
  const {folder, ...site} = this.getOptions();
  // The bundler's cache must notice changes in the loader.
  this.addDependency(__filename);
  this.addDependency(require.resolve('./sectionTable'));
  const read = (file) => {
    const absolute = path.resolve(folder, file);
    this.addDependency(absolute);
    return fs.readFileSync(absolute, 'utf8');
  };
  const found = sectionTable(read, site.baseUrl);
  const name = new URLSearchParams(this.resourceQuery).get('section');
  if (name !== null) {
    return sectionModule(name, found.get(name), {...site, sidebars: sidebarsIn(read)});
  }
  const shorten = SHORT[path.basename(this.resourcePath)] ?? shortVersion;
  return shorten(source, found, site);
};
