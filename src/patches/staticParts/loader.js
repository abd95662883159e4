const {parse} = require('acorn');

/** Components whose content the browser has as HTML. */
const PARTS = new Set(['StaticPart', 'StaticCode', 'Formula', 'Diagram']);

/** The export of what Docusaurus knows about a page, such as its path. */
const METADATA = /^export \{default as metadata\} from ('[^'\n]+')/m;

/** Reads the parts of a page from its HTML. */
const SERVED_PARTS = '@site/src/components/ui/StaticPart/servedParts';

const FIX =
  'adapt src/patches/staticParts/loader.js, or take the plugin out of docusaurus.config.ts';

const programOf = (source) => parse(source, {ecmaVersion: 'latest', sourceType: 'module'});

/** A node of a syntax tree and all nodes in it. */
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

/** Replaces ranges of a text, which do not overlap. */
function withReplaced(source, ranges) {
  let text = '';
  let at = 0;
  for (const {start, end, by} of [...ranges].sort((a, b) => a.start - b.start)) {
    text += source.slice(at, start) + by;
    at = end;
  }
  return text + source.slice(at);
}

/** The props of a part that the browser needs: the ID of a static part; all of a diagram but its drawing. */
function leanProps(name, props, source) {
  const all = props?.type === 'ObjectExpression' ? props.properties : [];
  const [id] = all.filter(({key}) => key?.name === 'id');
  if (id?.value.type !== 'Literal') {
    throw new Error(`src/patches/staticParts expects <${name} id="…"> as MDX compiles it: ${FIX}`);
  }
  const kept = name === 'Diagram' ? all.filter(({key}) => key.name !== 'drawing') : [id];
  return `{${kept.map(({start, end}) => source.slice(start, end)).join(', ')}}`;
}

/** Removes the content of the parts of a page; nothing where it has none. */
function withoutContent(source) {
  const ranges = [];
  for (const {type, callee, arguments: args} of nodesIn(programOf(source))) {
    const name = args?.[0]?.name;
    if (type === 'CallExpression' && /^_jsxs?$/.test(callee.name) && PARTS.has(name)) {
      const {start, end} = args[1];
      ranges.push({start, end, by: leanProps(name, args[1], source)});
    }
  }
  return ranges.length === 0 ? undefined : withReplaced(source, ranges);
}

/**
 * Reduces imports of this project that only static parts used: of components the styles stay, which the HTML needs, and
 * the bundler drops the code; facts go.
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
 * Removes the content of static parts, and the drawings of diagrams, from a compiled page: the browser has them as HTML.
 * A page that is not the first of a visit waits until they are read from its HTML.
 */
module.exports = function staticParts(source) {
  // The bundler keeps pages of earlier builds: a change of this file must make it compile them again.
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
  return `import {expectParts} from '${SERVED_PARTS}';\nimport pageMetadata from ${metadata};\n${page}\nawait expectParts(pageMetadata.permalink);\n`;
};
