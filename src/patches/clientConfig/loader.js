/** Parts of the configuration that only the build reads. */
const BUILD_ONLY = ['plugins', 'presets', 'themes'];

/** Removes these parts from the configuration that Docusaurus writes for the browser. */
module.exports = function clientConfig(source) {
  const [, json] = /export default (\{[\s\S]*\});?\s*$/.exec(source) ?? [];
  if (json === undefined) {
    throw new Error(
      'src/patches/clientConfig expects "export default {…}" in .docusaurus/docusaurus.config.mjs. Docusaurus writes something else: adapt the loader, or take it out of docusaurus.config.ts',
    );
  }
  const kept = Object.entries(JSON.parse(json)).filter(([key]) => !BUILD_ONLY.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};\n`;
};
