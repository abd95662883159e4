import {describe, expect, it} from 'vitest';
import {catalog} from '../../data/abis/contracts';
import {checkAdmonitions} from './checks/admonitions';
import {contractAnchors} from './checks/contractAnchors';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkHeadings} from './checks/headings';
import {checkImages} from './checks/images';
import {checkLinks} from './checks/links';
import {checkPlaceholders} from './checks/placeholders';
import {checkTables} from './checks/tables';
import {parsePage, readPages} from '../../tools/content/readPages';
import {readTextFiles} from './checks/readTextFiles';
import {sdkAnchors} from './checks/sdkPages';

const page = (text: string, file = 'docs/fixture.mdx') => parsePage(file, text);

describe('writing', () => {
  it('headings keep one title, skip no level and are in sentence case', () => {
    expectNoProblems(checkHeadings(readPages()));
  });

  it('images have alternative text', () => {
    expectNoProblems(checkImages(readPages()));
  });

  it('columns of tables have names', () => {
    expectNoProblems(checkTables(readPages()));
  });

  it('admonitions are notes, tips or warnings', () => {
    expectNoProblems(checkAdmonitions(readPages()));
  });

  it('links lead to pages and anchors that exist', () => {
    const written = {...contractAnchors(catalog), ...sdkAnchors(readPages())};
    expectNoProblems(checkLinks(readPages(), written));
  });

  it('no page or example shows unfinished work', () => {
    expectNoProblems(checkPlaceholders(readTextFiles(['docs/**', 'examples/**', 'data/**'])));
  });
});

describe('the checks of writing', () => {
  it.each([
    ['a second title', '# Title', 'level 1'],
    ['a skipped level', '## Two\n\n#### Four', 'Do not skip a level'],
    ['a title-case heading', '## Bridge Your Tokens', 'not in sentence case'],
  ])('fail on %s', (_name, text, message) => {
    expect(described(checkHeadings([page(text)]))).toContain(message);
  });

  it('fail on an admonition of another kind', () => {
    const text = ':::tip\n\nA.\n\n:::\n\n:::danger[B]\n\nC.\n\n:::';
    expect(described(checkAdmonitions([page(text)]))).toBe(
      'docs/fixture.mdx:7: :::danger has no style. Use note, tip, warning',
    );
  });

  it('pass headings with names and code', () => {
    expect(described(checkHeadings([page('## Add Linea Sepolia with `eth_chainId`')]))).toBe('');
  });

  it("pass headings with a provider's name", () => {
    const acme = page('---\nprovider: {name: Acme Feeds}\n---\n\n## Query with Acme');
    expect(described(checkHeadings([acme, page("## Read Acme's price")]))).toBe('');
  });

  it.each(['![](a.png)', '<img src="a.png" />'])('fail on an image without text: %s', (text) => {
    expect(described(checkImages([page(text)]))).toContain('no alternative text');
  });

  it('fail on a table with an empty corner', () => {
    expect(described(checkTables([page('\n| | Mainnet |\n|---|---|\n| ID | 1 |')]))).toBe(
      'docs/fixture.mdx:2: a table has a column header without words. Name the column, also in the corner, and with a formula',
    );
  });

  it('fail on a broken link, naming the file and the fix', () => {
    expect(described(checkLinks([page('\n[a](./gone.mdx)')]))).toBe(
      'docs/fixture.mdx:2: link ./gone.mdx leads to docs/gone.mdx, which does not exist. Correct the path or write the page',
    );
  });

  it('fail on a broken anchor, naming the file and the anchors there are', () => {
    const pages = [page('[a](./b.mdx#nope)'), page('## First thing', 'docs/b.mdx')];
    expect(described(checkLinks(pages))).toBe(
      'docs/fixture.mdx:1: link ./b.mdx#nope: docs/b.mdx has no anchor "nope". It has: first-thing',
    );
  });

  it('fail on a link by route', () => {
    expect(described(checkLinks([page('[a](/learn)')]))).toContain('is a route');
  });

  it('fail on a link to this site by its address', () => {
    expect(described(checkLinks([page('[a](https://docs.linea.build/learn)')]))).toContain(
      'names this site by its address',
    );
  });

  it('fail on words of unfinished work', () => {
    expect(described(checkPlaceholders([{file: 'docs/a.mdx', text: 'a\nComing soon'}]))).toBe(
      'docs/a.mdx:2: "Coming soon" marks unfinished work. Finish it or take it out',
    );
  });
});
