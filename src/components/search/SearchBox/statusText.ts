import type {Search} from '@site/src/search/useSearch';

/** The status of the search for screen readers. */
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
