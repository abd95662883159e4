import {searchResultContextMaxLength} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {
  fuzzyMatchingDistance,
  removeDefaultStopWordFilter,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import {expose} from 'comlink';
import type {SearchHit} from '../hit';
import {findHits, type SearchIndex} from './findHits';
import {loadIndex} from './loadIndex';

const indexes = new Map<string, Promise<SearchIndex>>();
const broken = new Set<string>();

/** The index at a URL. After a failure, the next call fetches it again and bypasses the browser's cache. */
async function indexAt(url: string): Promise<SearchIndex> {
  const index = indexes.get(url) ?? loadIndex(url, broken.has(url) ? 'reload' : 'default');
  indexes.set(url, index);
  try {
    return await index;
  } catch (error) {
    indexes.delete(url);
    broken.add(url);
    throw error;
  }
}

const engine = {
  async load(url: string): Promise<void> {
    await indexAt(url);
  },
  async find(url: string, query: string, limit: number): Promise<readonly SearchHit[]> {
    return findHits(await indexAt(url), query, {
      limit,
      snippetLength: searchResultContextMaxLength,
      hasStopWords: removeDefaultStopWordFilter.includes('en'),
      mistypedLetters: fuzzyMatchingDistance,
    });
  },
};

/** The interface of the worker. */
export type Engine = typeof engine;

expose(engine);
