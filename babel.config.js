// Used by `docusaurus write-translations`, which reads source code through Babel, and by any build without SWC (`future.faster` off).
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
