import {describe, expect, it, vi} from 'vitest';
import {findHits} from '../../../src/search/worker/findHits';
import {type LoadedIndex, loadIndex} from '../../../src/search/worker/loadIndex';
import {buildIndex} from '../../../src/output/searchIndex/buildIndex';
import {wholePage} from './smallSearch';

const FOLDER = 'https://docs.example.org/docs/';
const FILE = `${FOLDER}search-index.json?_=1234abcd`;

const bridge = wholePage({title: 'Bridge', prose: 'Moves tokens.'}, 0);
const nodes = wholePage({title: 'Nodes', prose: 'Run software.'}, 1);
const small = JSON.stringify(buildIndex([bridge], []).first);

/** A file of an index, by the end of its name. */
type Files = Readonly<Record<string, unknown>>;

/** The files of an index whose text is in files of their own, one for each page. */
function largeIndex(): Files {
  const answer = {label: 'Selector', value: 'send()', route: '/1', questions: ['0x8579befe']};
  const {first} = buildIndex([bridge, nodes], [answer]);
  const text = (page: typeof bridge, id: number) => {
    const [, , , , content] = buildIndex([page], []).first;
    return [{...content, documents: content?.documents.map((each) => ({...each, i: id + 1}))}];
  };
  const noText = {documents: [], index: {textFiles: 2}};
  return {
    'index.json': first.map((part, place) => (place === 4 ? noText : part)),
    'index.text-1.json': text(bridge, 2),
    'index.text-2.json': text(nodes, 4),
  };
}

/** Replaces `fetch`: some files are served, the others are missing. */
function serve(files: Files) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url) => {
    const name = new URL(url).pathname.replace(/.*search-/, '');
    return Promise.resolve(
      Object.hasOwn(files, name)
        ? Response.json(files[name])
        : new Response('Not found', {status: 404}),
    );
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** Replaces `fetch` by one answer. */
function answer(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn(async () => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function search({sections, answers}: LoadedIndex, query: string) {
  const found = findHits(sections, answers, query, {
    limit: 8,
    perPage: 1,
    snippetLength: 50,
    hasStopWords: false,
    mistypedLetters: 1,
  });
  return {urls: found.hits.map(({url}) => url), facts: found.answers.map(({value}) => value)};
}

const requests = (fetch: ReturnType<typeof serve>) =>
  fetch.mock.calls.map(([url, {cache}]) => [url.replace(FOLDER, ''), cache]);

describe('the index', () => {
  it('is loaded from its own origin and can be searched, with text if it is small', async () => {
    const fetch = answer(small);
    const index = await loadIndex(FILE, 'default');
    expect(search(index, 'bridge').urls).toEqual(['/1']);
    expect(search(index, 'tokens').urls).toEqual(['/1']);
    expect(index.hasText()).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(FILE, {mode: 'same-origin', cache: 'default'});
    await index.loadText();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is loaded past the cache when it was broken', async () => {
    const fetch = answer(small);
    await loadIndex(FILE, 'reload');
    expect(fetch).toHaveBeenCalledWith(FILE, {mode: 'same-origin', cache: 'reload'});
  });

  it.each([
    ['missing', 'Not found', {status: 404}, '/docs/search-index.json returned 404.'],
    ['truncated', small.slice(0, -20), {}, 'search-index.json is incomplete or isn’t an index.'],
    ['a page', '<!doctype html><p>No', {}, 'search-index.json is incomplete or isn’t an index.'],
    ['empty', '', {}, 'search-index.json is incomplete or isn’t an index.'],
    ['another value', '{"documents":[]}', {}, 'search-index.json isn’t an index.'],
    ['null', 'null', {}, 'search-index.json isn’t an index.'],
    ['a list of others', '[null]', {}, 'search-index.json isn’t an index.'],
    ['half an index', '[{"documents":[]}]', {}, 'search-index.json isn’t an index.'],
    ['a list of texts', '[{"documents":[],"index":"a"}]', {}, 'search-index.json isn’t an index.'],
  ])('that is %s is refused, in words', async (_, body, init, message) => {
    answer(body, init);
    await expect(loadIndex(FILE, 'default')).rejects.toThrow(message);
  });

  it('that cannot be reached says so', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(loadIndex(FILE, 'default')).rejects.toThrow(
      'no connection to /docs/search-index.json.',
    );
  });

  it('without documents finds nothing', async () => {
    answer('[]');
    expect(search(await loadIndex(FILE, 'default'), 'bridge').urls).toEqual([]);
  });
});

describe('the text of a large index', () => {
  it('is in files beside it, in order, each loaded once', async () => {
    const fetch = serve(largeIndex());
    const index = await loadIndex(FILE, 'default');
    expect(search(index, 'bridge').urls).toEqual(['/1']);
    expect(search(index, 'tokens').urls).toEqual([]);
    expect(index.hasText()).toBe(false);
    await Promise.all([index.loadText(), index.loadText()]);
    await index.loadText();
    expect(requests(fetch)).toEqual([
      ['search-index.json?_=1234abcd', 'default'],
      ['search-index.text-1.json?_=1234abcd', 'default'],
      ['search-index.text-2.json?_=1234abcd', 'default'],
    ]);
    expect(index.hasText()).toBe(true);
    expect(search(index, 'tokens').urls).toEqual(['/1']);
    expect(search(index, 'software').urls).toEqual(['/2']);
  });

  it('of which one file fails is found as far as it arrives, then only that file is repeated', async () => {
    const {'index.text-1.json': lost, ...files} = largeIndex();
    serve(files);
    const index = await loadIndex(FILE, 'default');
    await expect(index.loadText()).rejects.toThrow('/docs/search-index.text-1.json returned 404.');
    await vi.waitFor(() => expect(search(index, 'software').urls).toEqual(['/2']));
    expect(index.hasText()).toBe(false);

    const fetch = serve({...files, 'index.text-1.json': lost});
    await index.loadText();
    expect(requests(fetch)).toEqual([['search-index.text-1.json?_=1234abcd', 'reload']]);
    expect(index.hasText()).toBe(true);
    expect(search(index, 'tokens').urls).toEqual(['/1']);
  });

  it('has no hash in its name if the index has none', async () => {
    const fetch = serve(largeIndex());
    await (await loadIndex(`${FOLDER}search-index.json`, 'default')).loadText();
    expect(requests(fetch).at(-1)).toEqual(['search-index.text-2.json', 'default']);
  });
});

describe('the answers', () => {
  it('are in the first file, so that none arrives above what is shown', async () => {
    serve(largeIndex());
    const index = await loadIndex(FILE, 'default');
    expect(search(index, '0x8579befe').facts).toEqual(['send()']);
  });
});
