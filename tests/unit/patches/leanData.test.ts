import {describe, expect, it} from 'vitest';
import leanData from '../../../src/patches/leanData/loader';

const load = (resourcePath: string, source: string) =>
  leanData.call({resourcePath}, source) as string;

describe('the configuration that the browser gets', () => {
  const config = '/site/.docusaurus/docusaurus.config.mjs';

  it('has no options of plugins, presets and themes', () => {
    const source = `/* generated */\nexport default ${JSON.stringify(
      {title: 'A', plugins: [[null, {redirects: []}]], presets: [], themes: [], themeConfig: {}},
      null,
      2,
    )};\n`;
    expect(load(config, source)).toBe('export default {"title":"A","themeConfig":{}};\n');
  });

  it('fails the build when Docusaurus writes it in another form, naming file and fix', () => {
    expect(() => load(config, 'module.exports = {}')).toThrow(
      'src/patches/leanData expects "export default {…}" in .docusaurus/docusaurus.config.mjs',
    );
  });
});

describe('the data of the docs that the browser gets', () => {
  const props = '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json';

  it('has the sidebars and no list of pages', () => {
    const version = {label: 'Next', docsSidebars: {api: []}, docs: {'api/index': {title: 'API'}}};
    expect(JSON.parse(load(props, JSON.stringify({version})))).toEqual({
      version: {...version, docs: {}},
    });
  });

  it('stays as it is otherwise', () => {
    expect(load(props, '{"tag": {"docs": 1}}')).toBe('{"tag": {"docs": 1}}');
  });
});
