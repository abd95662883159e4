import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, describe, expect, it} from 'vitest';
import {
  documentsOf,
  type Section,
  sidebarOf,
} from '../../../src/patches/sections/browser/expandSection';
import sections from '../../../src/patches/sections/loader';

const leaf = (route: string, hash: string, sidebar?: string) =>
  `{\n path: '${route}',\n component: ComponentCreator('${route}', '${hash}'),\n exact: true${
    sidebar === undefined ? '' : `,\n sidebar: "${sidebar}"`
  }\n}`;

const link = (label: string, href: string, docId: string) => ({
  type: 'link',
  href,
  label,
  docId,
  unlisted: false,
});

const apiSidebar = [
  link('API', '/api/', 'api/index'),
  {
    type: 'category',
    label: 'Methods',
    href: '/api/methods/',
    items: [
      link('eth_call', '/api/methods/eth-call', 'api/methods/eth-call'),
      link('Errors', '/api/methods/error-codes', 'api/methods/error-codes'),
      {
        ...link('eth_send', '/api/methods/eth-send', 'api/methods/eth-send'),
        customProps: {mark: 'limited'},
      },
      {type: 'link', href: 'https://example.com', label: 'Example'},
    ],
  },
  {...link('Again', '/api/', 'api/index'), className: 'again'},
];

const docs = [
  {id: 'api/index', path: '/api/', sidebar: 'apiSidebar'},
  {id: 'api/methods/error-codes', path: '/api/methods/error-codes', sidebar: 'apiSidebar'},
  {id: 'api/methods/eth-call', path: '/api/methods/eth-call', sidebar: 'apiSidebar'},
  {id: 'api/methods/eth-send', path: '/api/methods/eth-send', sidebar: 'apiSidebar'},
  {id: 'api/methods/index', path: '/api/methods/', sidebar: 'apiSidebar'},
  {id: 'mixed/one', path: '/mixed/one', sidebar: 'mixedSidebar'},
  {id: 'other/two', path: '/other/two', sidebar: 'mixedSidebar'},
  {id: 'support', path: '/support'},
];

const VERSION_FILE = 'docusaurus-plugin-content-docs/default/p/index-1.json';

/**
 * The generated files of a site with a section, a sidebar with two folders, and a page without a
 * sidebar.
 */
const lists = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${leaf('/', '0a0')},
  {
    path: '/',
    component: ComponentCreator('/', '0b0'),
    routes: [
      ${docs
        .map(({path: at, sidebar}, place) => leaf(at.replace(/\/$/, ''), `d${place}`, sidebar))
        .join(',\n')}
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
    '/-0b0': {__comp: 'root', __props: 'version'},
    ...Object.fromEntries(
      docs.map(({path: at}, place) => [
        `${at.replace(/\/$/, '')}-d${place}`,
        {__comp: 'item', content: `c${place}`},
      ]),
    ),
  }),
  'registry.js': `export default {
${[
  ...['home', 'item', 'pages', 'root'].map((name) => [name, `@site/${name}`]),
  ...docs.map(({id}, place) => [`c${place}`, `@site/docs/${id}.mdx`]),
  ['version', `@generated/${VERSION_FILE}`],
]
  .map(
    ([name, file]) =>
      `  "${name ?? ''}": [() => import(/* webpackChunkName: "${name ?? ''}" */ "${file ?? ''}"), "${file ?? ''}", require.resolveWeak("${file ?? ''}")],`,
  )
  .join('\n')}
};
`,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {default: {versions: [{name: 'current', docs}]}},
    other: {default: {kept: true}},
  }),
  [VERSION_FILE]: JSON.stringify({
    version: {
      docsSidebars: {apiSidebar, mixedSidebar: [link('One', '/mixed/one', 'mixed/one')]},
      docs: {support: {title: 'Support'}},
    },
  }),
};

type List = keyof typeof lists;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** The loader's output for a list. */
function load(list: List, {query = '', changes = {}}: {query?: string; changes?: object} = {}) {
  const site: Record<string, string> = {...lists, ...changes};
  for (const [file, text] of Object.entries(site)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const context = {
    resourcePath: path.join(folder, list),
    resourceQuery: query,
    getOptions: () => ({folder, baseUrl: '/', navbarDocs: ['api/index']}),
    addDependency: () => undefined,
  };
  return sections.call(context, site[list]) as string;
}

/** The section, as the browser loads it. */
function section(): Section {
  const code = load('routes.js', {query: '?section=api'})
    .replace('export default', 'exported.section =')
    .replace(/\(\) => import\([^"]*"([\w-]+)" \*\/ "([^"]*)"\)/g, '() => "$1 $2"');
  const exported: {section?: Section} = {};
  runInNewContext(code, {exported});
  return exported.section as Section;
}

describe('the section of a site', () => {
  it('has its documents as Docusaurus listed them, each with what loads it', () => {
    const found = documentsOf(section());
    expect([...found].sort((a, b) => a.id.localeCompare(b.id))).toEqual(docs.slice(0, 5));
    expect(section().loaders.map((loader, place) => [found[place]?.id, loader()])).toEqual([
      ['api/index', 'page-api-0 @site/docs/api/index.mdx'],
      ['api/methods/eth-call', 'page-api-1 @site/docs/api/methods/eth-call.mdx'],
      ['api/methods/error-codes', 'page-api-2 @site/docs/api/methods/error-codes.mdx'],
      ['api/methods/eth-send', 'page-api-3 @site/docs/api/methods/eth-send.mdx'],
      ['api/methods/index', 'page-api-4 @site/docs/api/methods/index.mdx'],
    ]);
  });

  it('has its sidebar as Docusaurus made it', () => {
    const found = section();
    expect(sidebarOf(found.items, documentsOf(found).values())).toEqual(apiSidebar);
  });

  it('writes a marked link as its label and its mark', () => {
    expect(JSON.stringify(section().items)).toContain('"eth_send|limited"');
  });

  it('writes no path that its label tells', () => {
    expect(section().paths).toEqual([
      ['/', ''],
      ['/methods/', '* error-codes *'],
      ['/', 'methods/'],
    ]);
  });
});

describe('the lists that every page loads', () => {
  it('hold one route for a section', () => {
    const routes = load('routes.js');
    expect(routes).not.toContain('/api/methods');
    expect(routes).toContain(
      'sectionRoute("/api", () => import(/* webpackChunkName: "section-api" */ "@generated/routes.js?section=api"))',
    );
    expect(routes).toContain("ComponentCreator('/support', 'd7')");
  });

  it('keep the pages of a sidebar that covers two folders, and pages without one', () => {
    expect(load('registry.js').match(/@site\/docs\/[^"]*/g)).toEqual([
      '@site/docs/mixed/one.mdx',
      '@site/docs/other/two.mdx',
      '@site/docs/support.mdx',
    ]);
    expect(Object.keys(JSON.parse(load('routesChunkNames.json')) as object)).toEqual([
      '/-0a0',
      '/-0b0',
      '/mixed/one-d5',
      '/other/two-d6',
      '/support-d7',
    ]);
  });

  it('keep the documents that the navbar names', () => {
    const {'docusaurus-plugin-content-docs': plugin, other} = JSON.parse(
      load('globalData.json'),
    ) as Record<string, {default: {versions: {docs: {id: string}[]}[]}}>;
    expect(plugin?.default.versions[0]?.docs.map(({id}) => id)).toEqual([
      'api/index',
      'mixed/one',
      'other/two',
      'support',
    ]);
    expect(other).toEqual({default: {kept: true}});
  });

  it('keep the sidebars that belong to no section', () => {
    const version = load(VERSION_FILE);
    expect(version).toContain('"mixedSidebar":[{');
    expect(version).not.toContain('apiSidebar');
  });

  it('stay as they are in a site with two versions', () => {
    const data = {
      'docusaurus-plugin-content-docs': {default: {versions: [{docs}, {docs: []}]}},
    };
    const changes = {'globalData.json': JSON.stringify(data)};
    expect(JSON.parse(load('globalData.json', {changes}))).toEqual(data);
    expect(load('routes.js', {changes})).toContain("ComponentCreator('/api/methods', 'd4')");
  });

  it.each([
    ['registry.js', 'require.resolveWeak', 'weak'],
    ['routes.js', "path: '/support',", 'path: `/support`,'],
  ] as const)(
    'fail the build where %s has another form, naming patch and fix',
    (file, from, to) => {
      const changes = {[file]: lists[file].replaceAll(from, to)};
      expect(() => load('registry.js', {changes})).toThrow(
        `src/patches/sections cannot read .docusaurus/${file}. Docusaurus writes it in another form: adapt sectionTable.js, or take the patch out of docusaurus.config.ts`,
      );
    },
  );
});
