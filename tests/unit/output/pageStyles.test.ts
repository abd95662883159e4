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
  const plugin = pageStyles({generatedFilesDir: folder});
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
  await plugin.postBuild?.({outDir: folder, baseUrl: '/docs/'} as never);
}

it('a page links the styles that only some pages have', async () => {
  const files = ['assets/css/styles.1.css', 'assets/css/page.2.css', 'assets/js/page.3.js'];
  writeFileSync(
    path.join(folder, 'chunk-graph.json'),
    JSON.stringify({
      entry: files.slice(0, 1),
      imports: [
        {from: 'routes.js', request: '@site/docs/bridge.mdx', files},
        {from: 'routes.js', request: '@site/docs/nodes.mdx', files: files.slice(0, 1)},
        {from: 'routes.js', request: '@site/src/pages/index.tsx', files},
        {from: 'page.tsx', request: './lazy', files: ['assets/css/lazy.4.css']},
      ],
      modules: {},
    }),
  );
  for (const name of ['bridge', 'nodes', 'index']) {
    writeFileSync(path.join(folder, `${name}.html`), '<head></head>');
  }
  await build();
  for (const name of ['bridge', 'index']) {
    expect(readFileSync(path.join(folder, `${name}.html`), 'utf8')).toBe(
      '<head><link rel="stylesheet" href="/docs/assets/css/page.2.css"></head>',
    );
  }
  expect(readFileSync(path.join(folder, 'nodes.html'), 'utf8')).toBe('<head></head>');
});

it('a build without the graph of chunks fails with the fix', async () => {
  await expect(build()).rejects.toThrow('keep it in src/output/index.ts');
});
