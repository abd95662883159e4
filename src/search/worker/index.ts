import {
  fuzzyMatchingDistance,
  removeDefaultStopWordFilter,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import {expose} from 'comlink';
import {findHits, type FindOptions, type FoundHits} from './findHits';
import {type LoadedIndex, loadIndex} from './loadIndex';

const indexes = new Map<string, Promise<LoadedIndex>>();
const broken = new Set<string>();

/** The index at a URL. After a failure, the next call fetches it again and bypasses the browser's cache. */
async function indexAt(url: string): Promise<LoadedIndex> {
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

/** What the place of the results decides. */
export type AskedOptions = Pick<FindOptions, 'limit' | 'perPage' | 'snippetLength'>;

/** What was found so far, and what the query needs to be answered in full. */
export interface Found extends Pick<FoundHits, 'answers' | 'hits' | 'isNear'> {
  /** Whether `complete` would find more. */
  readonly isPartial: boolean;
}

const engine = {
  async load(url: string): Promise<void> {
    await indexAt(url);
  },
  /** Searches what has arrived. */
  async find(url: string, query: string, options: AskedOptions): Promise<Found> {
    const {sections, answers, hasText} = await indexAt(url);
    const {isEnough, ...found} = findHits(sections, answers, query, {
      ...options,
      hasStopWords: removeDefaultStopWordFilter.includes('en'),
      mistypedLetters: fuzzyMatchingDistance,
    });
    return {...found, isPartial: !hasText() && !isEnough};
  },
  /** Loads the text of sections. */
  async complete(url: string): Promise<void> {
    const {loadText} = await indexAt(url);
    await loadText();
  },
};

/** The interface of the worker. */
export type Engine = typeof engine;

expose(engine);
