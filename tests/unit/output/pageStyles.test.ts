import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {pageStyles} from '../../../src/output/pageStyles';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

async function build(): Promise<void> {
  const plugin = pageStyles({generatedFilesDir: folder, baseUrl: '/docs/'});
  const docs = ['bridge', 'nodes'].map((name) => ({
    source: `@site/docs/${name}.mdx`,
    permalink: `/docs/${name}`,
  }));
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
      'docusaurus-plugin-content-pages': {
        default: [{source: '@site/src/pages/index.tsx', permalink: '/docs/'}],
      },
    },
  } as never);
  await plugin.postBuild?.({outDir: folder} as never);
}

it('a page links the styles that only some pages have, and those of all documents', async () => {
  const files = ['assets/css/styles.1.css', 'assets/css/page.2.css', 'assets/js/page.3.js'];
  writeFileSync(
    path.join(folder, 'chunk-graph.json'),
    JSON.stringify({
      entry: files.slice(0, 1),
      imports: [
        {from: 'routes.js', request: '@theme/DocItem', files: ['assets/css/content.0.css']},
        {from: 'registry.js', request: '@theme/SearchPage', files: ['assets/css/search.5.css']},
        {from: 'ComponentCreator.js', request: '@theme/NotFound', files: ['assets/css/none.6.css']},
        {from: 'routes.js', request: '@site/docs/bridge.mdx', files},
        {from: 'routes.js', request: '@site/docs/nodes.mdx', files: files.slice(0, 1)},
        {from: 'routes.js', request: '@site/src/pages/index.tsx', files},
        {from: 'page.tsx', request: './lazy', files: ['assets/css/lazy.4.css']},
      ],
      modules: {},
    }),
  );
  for (const name of ['bridge', 'nodes', 'index', 'search', '404']) {
    writeFileSync(path.join(folder, `${name}.html`), '<head></head>');
  }
  await build();
  const linkTo = (file: string) => `<link rel="stylesheet" href="/docs/assets/css/${file}">`;
  for (const [name, links] of [
    ['bridge', linkTo('content.0.css') + linkTo('page.2.css')],
    ['nodes', linkTo('content.0.css')],
    ['index', linkTo('page.2.css')],
    ['search', linkTo('search.5.css')],
    ['404', linkTo('none.6.css')],
  ] as const) {
    const html = readFileSync(path.join(folder, `${name}.html`), 'utf8');
    expect(html, name).toBe(`<head>${links}</head>`);
  }
});

it('a build without the graph of chunks fails with the fix', async () => {
  await expect(build()).rejects.toThrow('keep it in src/output/index.ts');
});
