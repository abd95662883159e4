import {translate} from '@docusaurus/Translate';
import {
  searchContextByPaths,
  useAllContextsWithNoSearchContext as searchesAllContexts,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import type {SearchScope} from '@site/src/search/engine';
import {contextLabel, contextPath, searchPageUrl} from '@site/src/search/scope';

/** The link below the suggestions: where it leads, and what it says. */
export interface AllResults {
  readonly url: string;
  readonly label: string;
}

/** The link to all results for a query: within the context, or outside of it when nothing was found inside. */
export function allResults(
  query: string,
  scope: SearchScope,
  isEmpty: boolean,
  baseUrl: string,
  locale: string,
): AllResults {
  const found = searchContextByPaths?.find((entry) => contextPath(entry) === scope.context);
  if (found === undefined) {
    return {
      url: searchPageUrl(query, {...scope, context: ''}, baseUrl),
      label: translate({id: 'theme.SearchBar.seeAll', message: 'See all results'}),
    };
  }
  const context = contextLabel(found, locale);
  return searchesAllContexts && isEmpty
    ? {
        url: searchPageUrl(query, {...scope, context: ''}, baseUrl),
        label: translate(
          {
            id: 'theme.SearchBar.seeAllOutsideContext',
            message: 'See all results outside "{context}"',
          },
          {context},
        ),
      }
    : {
        url: searchPageUrl(query, scope, baseUrl),
        label: translate(
          {id: 'theme.SearchBar.searchInContext', message: 'See all results within "{context}"'},
          {context},
        ),
      };
}
