const path = require('node:path');

/**
 * Tells the bundler what a page is made of beside its own text: the examples that it includes, the facts and
 * renderers of those that it has written, all methods where it lists them or their errors, the facts of contracts
 * where it shows one, and the terms of the glossary, which any text may use. An edit of them rebuilds the page, also from the cache of an earlier build.
 * Leaves the page as it is.
 */
module.exports = function sampleDependencies(source) {
  const at = (...names) => path.resolve(this.rootContext, ...names);
  this.addDependency(at('data/glossary.ts'));
  for (const [, file] of source.matchAll(/^\s*`{3,}.*\bfile="?([^\s"#]+)/gm)) {
    this.addDependency(at(file));
  }
  for (const [, method] of source.matchAll(/<RpcExamples\s+method="(\w+)"/g)) {
    this.addDependency(at('data/rpc', `${method}.ts`));
    this.addContextDependency(at('src/rpc/render'));
  }
  if (/<Rpc(?:ErrorIndex|MethodList)\s/.test(source)) {
    this.addContextDependency(at('data/rpc'));
  }
  if (/<Contract(?!Table\b)\w+\s/.test(source)) {
    this.addContextDependency(at('data/abis'));
  }
  return source;
};
