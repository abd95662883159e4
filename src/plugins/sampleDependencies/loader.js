const path = require('node:path');

/**
 * Tells the bundler which examples a page includes, so that an edited example rebuilds the page,
 * also from the cache of an earlier build. Leaves the page as it is.
 */
module.exports = function sampleDependencies(source) {
  for (const [, file] of source.matchAll(/^\s*`{3,}.*\bfile="?([^\s"#]+)/gm)) {
    this.addDependency(path.resolve(this.rootContext, file));
  }
  return source;
};
