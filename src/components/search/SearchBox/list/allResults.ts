import {translate} from '@docusaurus/Translate';
import {
  searchContextByPaths,
  useAllContextsWithNoSearchContext as searchesAllContexts,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import {contextPath} from '@site/src/search/context';
import {contextLabel} from '@site/src/search/contextLabel';
import {searchPageUrl, type SearchScope} from '@site/src/search/scope';

/** The link below the suggestions. */
export interface AllResults {
  readonly url: string;
  readonly label: string;
}

/**
 * The link to all results for a query: within the current context, or outside it if the context has no
 * result. Undefined if there can be no result.
 */
export function allResults(
  query: string,
  scope: SearchScope,
  isEmpty: boolean,
  locale: string,
): AllResults | undefined {
  const found = searchContextByPaths?.find((entry) => contextPath(entry) === scope.context);
  if (found === undefined && isEmpty) {
    return undefined;
  }
  if (found === undefined) {
    return {
      url: searchPageUrl(query, {...scope, context: ''}),
      label: translate({id: 'theme.SearchBar.seeAll', message: 'See all results'}),
    };
  }
  const context = contextLabel(found, locale);
  return searchesAllContexts && isEmpty
    ? {
        url: searchPageUrl(query, {...scope, context: ''}),
        label: translate(
          {
            id: 'theme.SearchBar.seeAllOutsideContext',
            message: 'See all results outside "{context}"',
          },
          {context},
        ),
      }
    : {
        url: searchPageUrl(query, scope),
        label: translate(
          {id: 'theme.SearchBar.searchInContext', message: 'See all results within "{context}"'},
          {context},
        ),
      };
}
