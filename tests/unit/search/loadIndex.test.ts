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
    ['missing', 'Not found', {status: 404}, '/search-index.json was answered with 404.'],
    ['truncated', served.slice(0, -20), {}, '/search-index.json is incomplete or no index.'],
    ['a page', '<!doctype html><p>Not found', {}, '/search-index.json is incomplete or no index.'],
    ['empty', '', {}, '/search-index.json is incomplete or no index.'],
    ['another value', '{"documents":[]}', {}, '/search-index.json is no index.'],
    ['null', 'null', {}, '/search-index.json is no index.'],
    ['a list of others', '[null]', {}, '/search-index.json is no index.'],
    ['half an index', '[{"documents":[],"index":{}}]', {}, '/search-index.json is no index.'],
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
