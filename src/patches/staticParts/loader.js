const {parse} = require('acorn');

/** Components whose content the browser has as HTML. */
const PARTS = new Set(['StaticPart', 'StaticCode', 'Formula', 'Diagram']);

/** The export with the metadata of a page. */
const METADATA = /^export \{default as metadata\} from ('[^'\n]+')/m;

/** Reads the parts of a page from its HTML. */
const SERVED_PARTS = '@site/src/components/ui/StaticPart/servedParts';

const FIX =
  'adapt src/patches/staticParts/loader.js, or take the plugin out of docusaurus.config.ts';

const programOf = (source) => parse(source, {ecmaVersion: 'latest', sourceType: 'module'});

/** A node of a syntax tree and all its descendants. */
function* nodesIn(node) {
  if (typeof node?.type === 'string') {
    yield node;
  }
  for (const value of Object.values(node ?? {})) {
    if (typeof value === 'object') {
      yield* nodesIn(value);
    }
  }
}

/** Replaces ranges of a text. They must not overlap. */
function withReplaced(source, ranges) {
  let text = '';
  let at = 0;
  for (const {start, end, by} of [...ranges].sort((a, b) => a.start - b.start)) {
    text += source.slice(at, start) + by;
    at = end;
  }
  return text + source.slice(at);
}

/**
 * The props that the browser needs: the ID of a static part, and all props of a diagram except its
 * drawing.
 */
function leanProps(name, props, source) {
  const all = props?.type === 'ObjectExpression' ? props.properties : [];
  const [id] = all.filter(({key}) => key?.name === 'id');
  if (id?.value.type !== 'Literal') {
    throw new Error(`src/patches/staticParts expects <${name} id="…"> as MDX compiles it: ${FIX}`);
  }
  const kept = name === 'Diagram' ? all.filter(({key}) => key.name !== 'drawing') : [id];
  return `{${kept.map(({start, end}) => source.slice(start, end)).join(', ')}}`;
}

/** @throws if a page imports a part: then MDX has compiled its element to something else than `_jsx(Part, …)`. */
function expectNoPart({body}) {
  const names = body.flatMap(({specifiers = []}) => specifiers.map(({local}) => local.name));
  const part = names.find((name) => PARTS.has(name));
  if (part !== undefined) {
    throw new Error(
      `src/patches/staticParts finds no _jsx(${part}, …) in a page that imports ${part}: ${FIX}`,
    );
  }
}

function withoutContent(source) {
  const ranges = [];
  const program = programOf(source);
  for (const {type, callee, arguments: args} of nodesIn(program)) {
    const name = args?.[0]?.name;
    if (type === 'CallExpression' && /^_jsxs?$/.test(callee.name) && PARTS.has(name)) {
      const {start, end} = args[1];
      ranges.push({start, end, by: leanProps(name, args[1], source)});
    }
  }
  if (ranges.length === 0) {
    expectNoPart(program);
    return undefined;
  }
  return withReplaced(source, ranges);
}

/**
 * Reduces imports that only static parts used. Component imports become imports of their styles,
 * which the HTML needs; the bundler drops the components' code. Imports of facts are removed.
 */
function withoutUnusedImports(source) {
  const {body} = programOf(source);
  const isImport = ({type}) => type === 'ImportDeclaration';
  const used = new Set(
    body
      .filter((node) => !isImport(node))
      .flatMap((node) => [...nodesIn(node)].map(({name}) => name)),
  );
  const unused = body.filter(
    (node) =>
      isImport(node) &&
      node.source.value.startsWith('@site/') &&
      node.specifiers.length > 0 &&
      node.specifiers.every(({local}) => !used.has(local.name)),
  );
  return withReplaced(
    source,
    unused.map(({start, end, source: {raw, value}}) => {
      const by = value.startsWith('@site/src/components/') ? `import ${raw};` : '';
      return {start, end, by};
    }),
  );
}

/**
 * Removes the content of static parts, and the drawings of diagrams, from a compiled page: the browser reads them from
 * the HTML. After navigation within the site, the page first fetches its HTML.
 */
module.exports = function staticParts(source) {
  // The bundler's cache must notice changes in this file.
  this.addDependency(__filename);
  const lean = withoutContent(source);
  if (lean === undefined) {
    return source;
  }
  const metadata = METADATA.exec(source)?.[1];
  if (metadata === undefined) {
    throw new Error(`src/patches/staticParts expects pages to export their metadata: ${FIX}`);
  }
  const page = withoutUnusedImports(lean);
  return `import {preloadParts} from '${SERVED_PARTS}';\nimport pageMetadata from ${metadata};\n${page}\nawait preloadParts(pageMetadata.permalink);\n`;
};
