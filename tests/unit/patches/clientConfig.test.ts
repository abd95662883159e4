import {describe, expect, it} from 'vitest';
import clientConfig from '../../../src/patches/clientConfig/loader';

describe('the configuration that the browser gets', () => {
  it('has no options of plugins, presets and themes', () => {
    const source = `/* generated */\nexport default ${JSON.stringify(
      {title: 'A', plugins: [[null, {redirects: []}]], presets: [], themes: [], themeConfig: {}},
      null,
      2,
    )};\n`;
    expect(clientConfig(source)).toBe('export default {"title":"A","themeConfig":{}};\n');
  });

  it('fails the build when Docusaurus writes it in another form, naming file and fix', () => {
    expect(() => clientConfig('module.exports = {}')).toThrow(
      'src/patches/clientConfig expects "export default {…}" in .docusaurus/docusaurus.config.mjs',
    );
  });
});
