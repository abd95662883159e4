import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {hashOfIndexes, hashPages, withHash} from '../../../../src/output/searchIndex/hashPages';

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
    expect(readdirSync(site).sort()).toEqual([
      '2.0',
      'a',
      'index.html',
      'old.html',
      'search-index.json',
    ]);
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
