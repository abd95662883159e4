import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, describe, expect, it} from 'vitest';
import {
  chunksOf,
  type Page,
  pagesIn,
  routesOf,
  withDocuments,
} from '../../../src/patches/leanRoutes/browser/pages';
import leanRoutes from '../../../src/patches/leanRoutes/loader';

const leaf = (route: string, hash: string, sidebar?: string) =>
  `{\n path: '${route}',\n component: ComponentCreator('${route}', '${hash}'),\n exact: true${
    sidebar === undefined ? '' : `,\n sidebar: "${sidebar}"`
  }\n}`;

/** The lists of a site with a home page, three documents of which one is a folder's, and a page that is none. */
const lists = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${leaf('/', '0a0')},
  {
    path: '/',
    component: ComponentCreator('/', '0b0'),
    routes: [
      ${[leaf('/api', '1a1', 'apiSidebar'), leaf('/api/errors', '2b2', 'apiSidebar')].join(',\n')},
      ${leaf('/search', '3c3')},
      ${leaf('/support', '4d4')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/-0a0': {__comp: 'home', __context: {plugin: 'pages'}},
    '/-0b0': {__comp: 'root'},
    '/api-1a1': {__comp: 'item', content: 'aaaa'},
    '/api/errors-2b2': {__comp: 'item', content: 'bbbb'},
    '/search-3c3': {__comp: 'search', __context: {plugin: 'pages'}},
    '/support-4d4': {__comp: 'item', content: 'cccc'},
  }),
  'registry.js': `export default {
${['aaaa', 'bbbb', 'cccc', 'home', 'item', 'pages', 'root', 'search']
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  )
  .join('\n')}
};
`,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {
            name: 'current',
            docs: [
              {id: 'api/errors', path: '/api/errors', sidebar: 'apiSidebar'},
              {id: 'api/index', path: '/api/', sidebar: 'apiSidebar'},
              {id: 'support', path: '/support'},
            ],
          },
        ],
      },
    },
    other: {default: {kept: true}},
  }),
};

type List = keyof typeof lists;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-routes-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** What the loader makes of a list of a site, and the files whose changes make it do so again. */
function load(list: List, changes: Partial<typeof lists> = {}) {
  const site = {...lists, ...changes};
  for (const [file, text] of Object.entries(site)) {
    fs.writeFileSync(path.join(folder, file), text);
  }
  const dependencies: string[] = [];
  const context = {
    resourcePath: path.join(folder, list),
    addDependency: (file: string) => dependencies.push(path.basename(file)),
  };
  return {text: leanRoutes.call(context, site[list]) as string, dependencies};
}

/** What the browser gets from a list: its module, run with those that it imports. */
function run(list: List, given: Readonly<Record<string, unknown>> = {}, changes = {}) {
  const body = load(list, changes)
    .text.replace(/^import .*$/gm, '')
    .replace('export const', 'const')
    .replace('export default', 'exported.default =')
    .replace(/\(\) => import\([^"]*"(\w+)" \*\/ ("[^"]*")\)/g, '["$1", $2]');
  const scope = {chunksOf, pagesIn, routesOf, withDocuments, ...given};
  const exported: {default?: unknown} = {};
  const source = `${body}\ntypeof pages === 'undefined' ? undefined : pages;`;
  const pages: unknown = runInNewContext(source, {exported, ...scope});
  return {value: exported.default, pages: pages as readonly Page[]};
}

describe('the lists of pages that the browser gets', () => {
  const {pages, value: names} = run('routesChunkNames.json');

  it('have each document once, and its chunks by its place', () => {
    expect(load('routesChunkNames.json').text).toContain(
      'pagesIn([["p6","apiSidebar","/api/ /api/errors"],["p6",null,"/support"]])',
    );
    expect(names).toEqual({
      '/-0a0': {__comp: 'p3', __context: {plugin: 'p4'}},
      '/-0b0': {__comp: 'p5'},
      '/api-p': {__comp: 'p6', content: 'p0'},
      '/api/errors-p': {__comp: 'p6', content: 'p1'},
      '/search-3c3': {__comp: 'p7', __context: {plugin: 'p4'}},
      '/support-p': {__comp: 'p6', content: 'p2'},
    });
  });

  it('make the routes of before', () => {
    const ComponentCreator = (route: string, hash?: string) => `${route}-${hash ?? ''}`;
    const {value} = run('routes.js', {pages, ComponentCreator});
    const root = {path: '/', component: '/-0b0'};
    const sidebar = 'apiSidebar';
    expect(value).toEqual([
      {path: '/', component: '/-0a0', exact: true},
      {
        ...root,
        routes: [
          {path: '/api', component: '/api-p', exact: true, sidebar},
          {path: '/api/errors', component: '/api/errors-p', exact: true, sidebar},
          {path: '/search', component: '/search-3c3', exact: true},
          {path: '/support', component: '/support-p', exact: true},
        ],
      },
      {path: '*', component: '*-'},
    ]);
    expect(load('routes.js').text).not.toContain('/api/errors');
  });

  it('find each chunk under its new name', () => {
    const {value} = run('registry.js');
    const loaders = value as Record<string, [[string, string]]>;
    expect(Object.keys(loaders)).toHaveLength(8);
    expect(loaders).toMatchObject({
      p0: [['p0', '@site/aaaa']],
      p2: [['p2', '@site/cccc']],
      p6: [['p6', '@site/item']],
    });
  });

  it('make the documents of before, in the order of their pages', () => {
    expect(run('globalData.json', {pages}).value).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
              name: 'current',
              docs: [
                {id: 'api/index', path: '/api/', sidebar: 'apiSidebar'},
                {id: 'api/errors', path: '/api/errors', sidebar: 'apiSidebar'},
                {id: 'support', path: '/support'},
              ],
            },
          ],
        },
      },
      other: {default: {kept: true}},
    });
  });

  it.each([
    ['whose id says something else', {id: 'help', path: '/support'}],
    ['in another sidebar', {id: 'support', path: '/support', sidebar: 'apiSidebar'}],
    ['that have no route', {id: 'gone', path: '/gone'}],
  ])('keep documents as they are %s', (_, document) => {
    const data = {
      'docusaurus-plugin-content-docs': {default: {versions: [{docs: [document]}]}},
    };
    const changes = {'globalData.json': JSON.stringify(data)};
    expect(run('globalData.json', {pages}, changes).value).toEqual(data);
  });

  it('are made again when one of them changes', () => {
    expect(load('registry.js').dependencies.sort()).toEqual([
      'globalData.json',
      'routes.js',
      'routesChunkNames.json',
    ]);
  });

  it('fail the build where Docusaurus writes something else, naming file and fix', () => {
    const routes = lists['routes.js'].replace("path: '/support',", 'path: `/support`,');
    expect(() => load('routes.js', {'routes.js': routes})).toThrow(
      'src/patches/leanRoutes does not find each document, with a chunk of its own, in .docusaurus/routes.js',
    );
    const registry = lists['registry.js'].replace('webpackChunkName: "aaaa"', 'name: "aaaa"');
    expect(() => load('registry.js', {'registry.js': registry})).toThrow(
      'src/patches/leanRoutes reads 7 of 8 chunks in .docusaurus/registry.js',
    );
  });
});
