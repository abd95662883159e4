import type {Search} from '@site/src/search/useSearch';

/** The status of the search for screen readers. */
export function statusText({
  index,
  hits,
  isNear,
  answers,
}: Pick<Search, 'index' | 'hits' | 'isNear' | 'answers'>): string {
  if (index === 'loading') {
    return 'Loading the search';
  }
  if (!hits) {
    return '';
  }
  const facts = answers.map(({label, value}) => `${label}: ${value}. `).join('');
  if (hits.length === 0) {
    return facts || 'No results';
  }
  const none = isNear ? 'No results. Pages with some of these words: ' : '';
  return facts + none + (hits.length === 1 ? '1 suggestion' : `${hits.length} suggestions`);
}
