import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readPages} from '../../../../src/output/searchIndex/readPages';
import type {SearchDocument} from '../../../../src/search/document';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function write(file: string, title: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(
    path.join(outDir, file),
    `<html><body><div class="theme-doc-markdown"><h1>${title}</h1><p>Of ${title}.</p></div></body></html>`,
  );
}

/** An index as the plugin writes it. Its first three parts are enough here. */
const listed = (...lists: readonly (readonly SearchDocument[])[]) =>
  lists.map((documents) => ({documents, index: {}}));

describe('the pages of an index', () => {
  it('are those that the plugin lists, by URL, with the sections of their files', () => {
    write('b/index.html', 'Second');
    write('a.html', 'First');
    const parts = listed(
      [
        {i: 7, t: 'Second', u: '/docs/b', b: ['Guides']},
        {i: 1, t: 'First', u: '/docs/a'},
      ],
      [],
      [{i: 8, t: 'What it is.', p: 7}],
      [{i: 9, t: 'one, two', p: 1}],
    );
    const pages = readPages(parts, {outDir, baseUrl: '/docs/'}, (url) =>
      url === '/docs/b' ? ['retired'] : [],
    );
    expect(pages).toEqual([
      {
        title: 'First',
        url: '/docs/a',
        breadcrumbs: [],
        description: '',
        keywords: 'one, two',
        traits: [],
        sections: [expect.objectContaining({title: 'First', prose: 'Of First.'})],
      },
      {
        title: 'Second',
        url: '/docs/b',
        breadcrumbs: ['Guides'],
        description: 'What it is.',
        keywords: '',
        traits: ['retired'],
        sections: [expect.objectContaining({title: 'Second', prose: 'Of Second.'})],
      },
    ]);
  });

  it.each([
    ['/docs/', 'index.html'],
    ['/docs/a/', 'a.html'],
    ['/docs/a/', 'a/index.html'],
    ['/docs/%C3%BC', 'ü.html'],
  ])('are read where a host finds them: %s from %s', (url, file) => {
    write(file, 'Title');
    const [page] = readPages(
      listed([{i: 1, t: 'A', u: url}]),
      {outDir, baseUrl: '/docs/'},
      () => [],
    );
    expect(page?.sections[0]?.title).toBe('Title');
  });

  it('are all there, or the build fails', () => {
    const read = () =>
      readPages(listed([{i: 1, t: 'A', u: '/docs/a'}]), {outDir, baseUrl: '/docs/'}, () => []);
    expect(read).toThrow('The search index lists /docs/a, but the build has none of');
    expect(read).toThrow(path.join(outDir, 'a.html'));
  });
});
