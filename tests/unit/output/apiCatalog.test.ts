import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {Ajv} from 'ajv';
import {afterAll, describe, expect, it} from 'vitest';
import {networks} from '@site/data/networks';
import {apiCatalogFile} from '@site/src/output/apiCatalog';
import {apiCatalog, type Linkset} from '@site/src/output/apiCatalog/catalog';

/** The form of a linkset as JSON, after RFC 9264, section 4.2. */
const target = {
  type: 'object',
  required: ['href'],
  properties: {
    href: {type: 'string', format: 'uri'},
    type: {type: 'string', pattern: '^[\\w.+-]+/[\\w.+-]+'},
    title: {type: 'string', minLength: 1},
  },
};
const linksetSchema = {
  type: 'object',
  required: ['linkset'],
  additionalProperties: false,
  properties: {
    linkset: {
      type: 'array',
      items: {
        type: 'object',
        required: ['anchor'],
        properties: {anchor: {type: 'string', format: 'uri'}},
        // Every other member is a relation with its targets.
        additionalProperties: {type: 'array', minItems: 1, items: target},
      },
    },
  },
};
const ajv = new Ajv({allErrors: true, formats: {uri: (text: string) => URL.canParse(text)}});
const isLinkset = ajv.compile(linksetSchema);

const documents = [{title: 'Networks', url: './networks.json', schema: './schemas/networks.json'}];
const listed = [
  {name: 'Test', endpoint: 'https://rpc.example', statusUrl: 'https://status.example'},
];
const home = 'https://docs.example/base/';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

describe('the catalog of APIs', () => {
  const catalog = apiCatalog(home, listed, documents);

  it('is a linkset, and its first context is the catalog itself with its APIs', () => {
    expect(isLinkset(JSON.parse(JSON.stringify(catalog)))).toBe(true);
    expect(catalog.linkset[0]).toMatchObject({
      anchor: 'https://docs.example/base/.well-known/api-catalog',
      item: [{href: 'https://rpc.example'}, {href: 'https://docs.example/base/facts/index.json'}],
    });
  });

  it('describes each API by documents, pages and status', () => {
    expect(catalog.linkset[1]).toMatchObject({
      anchor: 'https://rpc.example',
      'service-desc': [{href: 'https://docs.example/base/openrpc.json'}],
      status: [{href: 'https://status.example'}],
    });
    expect(catalog.linkset[2]).toMatchObject({
      item: [{href: 'https://docs.example/base/facts/networks.json'}],
      'service-desc': [{href: 'https://docs.example/base/facts/schemas/networks.json'}],
    });
  });

  it.each<[what: string, change: (catalog: Linkset) => unknown]>([
    ['no anchor', ({linkset: [first]}) => ({linkset: [{item: first?.item}]})],
    ['a relative address', () => apiCatalog('/base/', listed, documents)],
    ['a relation without targets', ({linkset}) => ({linkset: [{...linkset[0], item: []}]})],
    ['a target that is a text', ({linkset}) => ({linkset: [{...linkset[0], item: ['x']}]})],
    ['no linkset', () => []],
  ])('would be noticed with %s', (_, change) => {
    expect(() => {
      const wrong = JSON.parse(JSON.stringify(change(catalog))) as unknown;
      if (!isLinkset(wrong)) {
        throw new Error(ajv.errorsText(isLinkset.errors));
      }
    }).toThrow();
  });
});

describe('the file of the catalog', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'catalog-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));

  it('lists both networks, and the home page names it', async () => {
    mkdirSync(path.join(folder, 'static/facts'), {recursive: true});
    writeFileSync(path.join(folder, 'static/facts/index.json'), JSON.stringify({documents}));
    writeFileSync(path.join(folder, 'index.html'), '<html><head></head><body></body></html>');
    await apiCatalogFile().postBuild?.({
      outDir: folder,
      siteDir: folder,
      siteConfig: {url: 'https://docs.example', baseUrl: '/base/'},
    } as unknown as Built);
    const written = readFileSync(path.join(folder, '.well-known/api-catalog'), 'utf8');
    const {linkset} = JSON.parse(written) as Linkset;
    expect(isLinkset(JSON.parse(written))).toBe(true);
    for (const {rpc} of Object.values(networks)) {
      expect(linkset.map(({anchor}) => anchor)).toContain(rpc.http[0].url);
    }
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(
      '<link rel="api-catalog" href="/base/.well-known/api-catalog"></head>',
    );
  });
});
