import type {Search} from '@site/src/search/useSearch';

/** What is said aloud about a search while somebody types. */
export function statusText({index, hits}: Pick<Search, 'index' | 'hits'>): string {
  if (index === 'loading') {
    return 'Loading the search';
  }
  if (!hits) {
    return '';
  }
  if (hits.length === 0) {
    return 'No results';
  }
  return hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`;
}
