import {describe, expect, it, vi} from 'vitest';
import {loadIndex} from '../../../src/search/worker/loadIndex';
import {find, servedPart} from './smallIndex';

const FILE = 'https://docs.example.org/search-index.json?_=1234abcd';
const served = JSON.stringify([servedPart([{i: 1, t: 'Bridge', u: '/bridge'}])]);

/** Replaces `fetch`. @returns the requests. */
function answer(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async () => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the index', () => {
  it('is loaded from its own origin and can be searched', async () => {
    const fetch = answer(served);
    expect(find(await loadIndex(FILE, 'default'), 'bridge')).toEqual([1]);
    expect(fetch).toHaveBeenCalledWith(FILE, {mode: 'same-origin', cache: 'default'});
  });

  it.each([
    ['missing', 'Not found', {status: 404}, '/search-index.json returned 404.'],
    ['truncated', served.slice(0, -20), {}, '/search-index.json is incomplete or isn’t an index.'],
    [
      'a page',
      '<!doctype html><p>Not found',
      {},
      '/search-index.json is incomplete or isn’t an index.',
    ],
    ['empty', '', {}, '/search-index.json is incomplete or isn’t an index.'],
    ['another value', '{"documents":[]}', {}, '/search-index.json isn’t an index.'],
    ['null', 'null', {}, '/search-index.json isn’t an index.'],
    ['a list of others', '[null]', {}, '/search-index.json isn’t an index.'],
    ['half an index', '[{"documents":[],"index":{}}]', {}, '/search-index.json isn’t an index.'],
  ])('that is %s is refused, in words', async (_, body, init, message) => {
    answer(body, init);
    await expect(loadIndex(FILE, 'default')).rejects.toThrow(message);
  });

  it('that cannot be reached says so', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(loadIndex(FILE, 'default')).rejects.toThrow(
      'no connection to /search-index.json.',
    );
  });

  it('without documents finds nothing', async () => {
    answer('[]');
    expect(find(await loadIndex(FILE, 'default'), 'bridge')).toEqual([]);
  });
});
