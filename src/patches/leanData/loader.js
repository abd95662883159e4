/** What only the build reads of the site's configuration: the options of plugins hold every redirect. */
const BUILD_ONLY = ['plugins', 'presets', 'themes'];

/** The configuration without what only the build reads. */
function leanConfig(source) {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'src/patches/leanData expects "export default {…}" in .docusaurus/docusaurus.config.mjs. Docusaurus writes something else: adapt the loader, or take it out of docusaurus.config.ts',
    );
  }
  const kept = Object.entries(JSON.parse(json)).filter(([key]) => !BUILD_ONLY.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
}

/** The props of a route of the docs without the titles and descriptions of all pages. */
function leanProps(source) {
  const props = JSON.parse(source);
  return props.version?.docs === undefined
    ? source
    : JSON.stringify({...props, version: {...props.version, docs: {}}});
}

/** Takes out of what Docusaurus writes for the browser what this site does not read there. */
module.exports = function leanData(source) {
  return this.resourcePath.endsWith('.json') ? leanProps(source) : leanConfig(source);
};
