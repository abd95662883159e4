const path = require('node:path');

/**
 * Declares the files that a page depends on, so that the bundler renders the page again when one
 * changes, even with a cache. Returns the page unchanged.
 */
module.exports = function pageDependencies(source) {
  const at = (...names) => path.resolve(this.rootContext, ...names);
  // Any page can use a term.
  this.addDependency(at('data/glossary.ts'));
  for (const [, file] of source.matchAll(/^\s*`{3,}.*\bfile="?([^\s"#]+)/gm)) {
    this.addDependency(at(file));
  }
  const page = path.relative(at('docs'), this.resourcePath).replace(/\.mdx?$/, '');
  const diagrams = [...source.matchAll(/^\s*`{3,}mermaid\b/gm)];
  for (const index of diagrams.keys()) {
    this.addDependency(at('diagrams', `${page}-${index + 1}.svg`));
    // Only wide drawings have one.
    this.addDependency(at('diagrams', `${page}-${index + 1}.narrow.svg`));
  }
  for (const [, method] of source.matchAll(/<RpcExamples\s+method="(\w+)"/g)) {
    this.addDependency(at('data/rpc', `${method}.ts`));
    this.addContextDependency(at('src/rpc/render'));
  }
  if (/<Rpc(?:ErrorIndex|MethodList)\s/.test(source)) {
    this.addContextDependency(at('data/rpc'));
  }
  // A contract may inherit from any other.
  if (/<Contract(?!Table\b)\w+\s/.test(source)) {
    this.addContextDependency(at('data/abis'));
  }
  if (/<Sdk\w+\s/.test(source)) {
    this.addContextDependency(at('data/sdk'));
    this.addContextDependency(at('examples/sdk-viem/src'));
  }
  if (/<CategoryCards\b/.test(source)) {
    this.addContextDependency(path.dirname(this.resourcePath));
    this.addContextDependency(at('config/sidebars'));
    this.addContextDependency(at('data/rpc'));
    this.addContextDependency(at('data/abis'));
  }
  if (/<ReleaseTimeline\b/.test(source)) {
    this.addDependency(at('data/releases.ts'));
    this.addDependency(at('data/releaseWords.ts'));
  }
  if (/<(?:ProviderTable|ToolFinder)\b/.test(source)) {
    this.addContextDependency(at('docs/get-started/tooling'));
    this.addContextDependency(at('data/tooling'));
  }
  return source;
};
