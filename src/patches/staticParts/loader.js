/** A call that makes a static part, up to the bracket before its properties. */
const CALL = /_jsxs?\(StaticPart, \{/g;

/** Where the bracket closes that opens there. Brackets in texts do not count. */
function closing(source, opens) {
  const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[([{}\])]/g;
  tokens.lastIndex = opens;
  let depth = 0;
  for (let token = tokens.exec(source); token !== null; token = tokens.exec(source)) {
    depth += Number('([{'.includes(token[0])) - Number(')]}'.includes(token[0]));
    if (depth === 0) {
      return token.index;
    }
  }
  return -1;
}

/** Takes what stands in static parts out of a compiled page: the browser has it as HTML. */
module.exports = function staticParts(source) {
  let lean = '';
  let at = 0;
  for (const {0: call, index} of source.matchAll(CALL)) {
    const opens = index + call.length - 1;
    const closes = closing(source, opens);
    const id = /^\{\s*id: ("[^"]*")/.exec(source.slice(opens))?.[1];
    if (closes < 0 || id === undefined) {
      throw new Error(
        'src/patches/staticParts expects <StaticPart id="…"> as MDX compiles it. MDX writes something else: adapt the loader, or take the plugin out of docusaurus.config.ts',
      );
    }
    lean += `${source.slice(at, opens)}{id: ${id}}`;
    at = closes + 1;
  }
  return lean + source.slice(at);
};
