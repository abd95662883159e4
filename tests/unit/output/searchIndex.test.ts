import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import lunr from 'lunr';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {compact, type SearchIndexPart} from '../../../src/output/searchIndex/compact';
import {hashOfIndexes, hashPages, withHash} from '../../../src/output/searchIndex/hashPages';
import {Part, type ServedPart} from '../../../src/search/worker/part';

const documents = [
  {i: 1, t: 'gas gas gas gas fees on the network', u: '/1'},
  {i: 2, t: 'the bridge and its fees, and a word about gas', u: '/2'},
  {i: 3, t: 'nodes', u: '/3'},
];

function buildIndex(): SearchIndexPart {
  const index = lunr(function build() {
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    for (const document of documents) {
      this.add(document);
    }
  });
  return {documents, index: JSON.parse(JSON.stringify(index)) as SearchIndexPart['index']};
}

describe('the compact search index', () => {
  it('finds the same in the same order', () => {
    const [full, small] = [buildIndex(), buildIndex()];
    compact([small]);
    for (const query of ['gas', 'fees', 'bridge gas', 'node', 'nothing']) {
      const [before, after] = [full, small].map(({index}) =>
        lunr.Index.load(index)
          .search(query)
          .map(({ref}) => ref),
      );
      expect(after).toEqual(before);
    }
  });

  it('holds each document of each term with one digit of its weight, and no places', () => {
    const part = buildIndex();
    compact([part]);
    // The index contains stems.
    const [, gas] = part.index.invertedIndex.find(([term]) => term === 'ga') ?? [];
    expect(gas).toEqual({_index: expect.any(Number) as number, t: {1: {}, 2: {}}});
    const weights = part.index.fieldVectors.flatMap(([, values]) =>
      values.filter((_, place) => place % 2),
    );
    expect(weights.every((weight) => Number.isInteger(Math.round(weight * 1000) / 100))).toBe(true);
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(buildIndex()).length);
  });

  it('is what the search reads', () => {
    const served = buildIndex();
    compact([served]);
    const part = new Part(served as unknown as ServedPart, 0);
    const found = [...part.withTerm('ga')];
    expect(found.map(([id]) => id)).toEqual([1, 2]);
    expect(found[0]?.[1]).toBeGreaterThan(found[1]?.[1] ?? 0);
    expect([...part.withTerm('nothing')]).toEqual([]);
  });
});

describe('the hash of the indexes', () => {
  const page =
    '<!doctype html><html><head><meta charset=UTF-8><title>A</title></head><body><div id=__docusaurus></div></body></html>';
  let site: string;

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'search-index-'));
    write('search-index.json', '[1]');
    write('2.0/search-index.json', '[2]');
  });
  afterEach(() => rmSync(site, {recursive: true}));

  it('is another one for another index, another version or another name, and no other', () => {
    const files = ['search-index.json', '2.0/search-index.json'];
    const hash = () => hashOfIndexes(site, files);
    const first = hash();
    expect(first).toMatch(/^[\da-f]{8}$/);
    expect(hashOfIndexes(site, [...files].reverse())).toBe(first);
    write('2.0/search-index.json', '[3]');
    expect(hash()).not.toBe(first);
    write('2.0/search-index.json', '[2]');
    expect(hash()).toBe(first);
    write('3.0/search-index.json', '[2]');
    expect(hashOfIndexes(site, ['search-index.json', '3.0/search-index.json'])).not.toBe(first);
  });

  it('stands in the head of every page, and in no redirect', () => {
    const redirect = '<!doctype html><html><head><meta charset=UTF-8></head></html>';
    write('index.html', page);
    write('a/b.html', page);
    write('old.html', redirect);
    hashPages(site, ['search-index.json']);
    const tag = `<meta name="search-index" content="${hashOfIndexes(site, ['search-index.json'])}">`;
    for (const file of ['index.html', 'a/b.html']) {
      expect(readFileSync(path.join(site, file), 'utf8')).toBe(
        page.replace('</head>', `${tag}</head>`),
      );
    }
    expect(readFileSync(path.join(site, 'old.html'), 'utf8')).toBe(redirect);
  });

  it('stands in a page that is written with quotes, too', () => {
    const quoted = '<head><meta charset="utf-8" /></head><div id="__docusaurus"></div>';
    expect(withHash(quoted, 'x')).toBe(
      '<head><meta charset="utf-8" /><meta name="search-index" content="x"></head><div id="__docusaurus"></div>',
    );
  });

  it('leaves the start of the head to the policy, whichever step comes first', () => {
    const policed = page.replace('<title>', '<meta http-equiv="Content-Security-Policy"><title>');
    expect(withHash(policed, 'x')).toBe(
      withHash(page, 'x').replace('<title>', '<meta http-equiv="Content-Security-Policy"><title>'),
    );
  });
});
