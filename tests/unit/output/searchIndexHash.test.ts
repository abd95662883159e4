import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSite} from '../../../tools/buildSite';

/** Builds a variant of the small site. */
function build(variant: string) {
  const {succeeded, output, folder} = buildSite('small', `hash-${variant}`, {variant});
  if (!succeeded) {
    throw new Error(output);
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const [, hash] = /<meta name="search-index" content="(\w+)">/.exec(read('learn.html')) ?? [];
  return {hash, index: read('search-index.json'), source: read('../docs/fact.mdx')};
}

describe('the hash of the search index', {timeout: 240_000}, () => {
  it('is another one when only a fact changes that a page shows, and the same when nothing does', () => {
    const [one, other, again] = [build('facts'), build('otherFacts'), build('facts')];
    expect(one.hash).toMatch(/^[\da-f]{8}$/);
    expect(other.source).toBe(one.source);
    expect(other.index).toContain('The roof is made of shale.');
    expect(other.hash).not.toBe(one.hash);
    expect(again.index).toBe(one.index);
    expect(again.hash).toBe(one.hash);
  });
});
