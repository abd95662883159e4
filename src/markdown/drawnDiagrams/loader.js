const path = require('node:path');

/**
 * Tells the bundler which drawings a page shows, so that a new drawing rebuilds the page,
 * also from the cache of an earlier build. Leaves the page as it is.
 */
module.exports = function drawnDiagrams(source) {
  const page = path.relative(path.join(this.rootContext, 'docs'), this.resourcePath);
  const name = path.join(this.rootContext, 'diagrams', page.replace(/\.mdx?$/, ''));
  const count = [...source.matchAll(/^\s*`{3,}mermaid\b/gm)].length;
  for (let number = 1; number <= count; number += 1) {
    this.addDependency(`${name}-${number}.svg`);
  }
  return source;
};
