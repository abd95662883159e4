const fs = require('node:fs');
const path = require('node:path');
const {documentPath, pageTable, versionsIn} = require('./pageTable');

const BROWSER = JSON.stringify(path.join(__dirname, 'browser/pages'));
const TABLE = "'@generated/routesChunkNames.json'";

/** `routesChunkNames.json`: the table of pages, and the chunks of all routes under their new names. */
function leanNames({pages, short}, source) {
  const groups = [];
  for (const {written, sidebar, component} of pages) {
    const last = groups.at(-1);
    if (last?.[0] === short.get(component) && last[1] === sidebar) {
      last[2] += ` ${written}`;
    } else {
      groups.push([short.get(component), sidebar, written]);
    }
  }
  const keys = new Set(pages.map(({key}) => key));
  const others = Object.entries(JSON.parse(source)).filter(([key]) => !keys.has(key));
  const renamed = JSON.stringify(
    Object.fromEntries(others),
    (_, value) => short.get(value) ?? value,
  );
  return `import {chunksOf, pagesIn} from ${BROWSER};
export const pages = pagesIn(${JSON.stringify(groups)});
export default {...${renamed}, ...chunksOf(pages)};
`;
}

/** `routes.js`: the routes of pages that stand together are made from the table. */
function leanRouteList({runs}, source) {
  let lean = '';
  let at = 0;
  for (const {start, end, from, to} of runs) {
    lean += `${source.slice(at, start)}...routesOf(ComponentCreator, pages.slice(${from}, ${to}))`;
    at = end;
  }
  return `import {pages} from ${TABLE};
import {routesOf} from ${BROWSER};
${lean}${source.slice(at)}`;
}

/** `registry.js`: the chunks under their new names, without what only the server reads of them. */
function leanRegistry({short}, source) {
  let count = 0;
  const lean = source.replace(
    /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g,
    (_, chunk, module) => {
      count += 1;
      const name = short.get(chunk);
      return `${name}: [() => import(/* webpackChunkName: "${name}" */ ${module})]`;
    },
  );
  if (count !== short.size) {
    throw new Error(
      `src/patches/leanRoutes reads ${count} of ${short.size} chunks in .docusaurus/registry.js. Docusaurus writes it in another form: adapt leanRegistry in loader.js, or take the plugin out of docusaurus.config.ts`,
    );
  }
  return lean;
}

/** `globalData.json`: where the documents of a version stand together in the table, their range stands for them. */
function leanGlobalData({pages}, source) {
  const data = JSON.parse(source);
  const places = new Map(pages.map(({written, sidebar}, place) => [written, {place, sidebar}]));
  for (const version of versionsIn(data)) {
    const found = version.docs.flatMap((document) => {
      const known = places.get(documentPath(document));
      return known && known.sidebar === (document.sidebar ?? null) ? known.place : [];
    });
    const from = Math.min(...found);
    if (found.length === version.docs.length && Math.max(...found) - from === found.length - 1) {
      version.docs = [from, from + found.length];
    }
  }
  return `import {pages} from ${TABLE};
import {withDocuments} from ${BROWSER};
export default withDocuments(${JSON.stringify(data)}, pages);
`;
}

const LEAN = {
  'globalData.json': leanGlobalData,
  'registry.js': leanRegistry,
  'routes.js': leanRouteList,
  'routesChunkNames.json': leanNames,
};

/** Writes the lists that Docusaurus makes of all pages for the browser without saying anything twice. */
module.exports = function leanRoutes(source) {
  const folder = path.dirname(this.resourcePath);
  const read = (file) => {
    this.addDependency(path.join(folder, file));
    return fs.readFileSync(path.join(folder, file), 'utf8');
  };
  const table = pageTable({
    routes: read('routes.js'),
    names: JSON.parse(read('routesChunkNames.json')),
    data: JSON.parse(read('globalData.json')),
  });
  return LEAN[path.basename(this.resourcePath)](table, source);
};
