// Change: our search box. It has roles for assistive technology, loads its code on first use, reports a
// missing index, and opens what hides the words of a hit.
import {type ReactNode, useCallback} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  hideSearchBarWithNoSearchContext,
  searchBarShortcut,
  searchContextByPaths,
} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import SearchBox from '@site/src/components/search/SearchBox';
import {useMarks} from '@site/src/search/useMarks';
import {useReveal} from '@site/src/search/useReveal';
import {useSearchScope} from '@site/src/search/useSearchScope';

export default function SearchBar(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const {context} = useSearchScope();
  const marked = useMarks();
  useReveal();

  const removeHighlights = useCallback(() => {
    const params = new URLSearchParams(location.search);
    if (params.has('_highlight')) {
      params.delete('_highlight');
      history.push({...location, search: params.toString()});
    }
  }, [history, location]);

  if (hideSearchBarWithNoSearchContext && searchContextByPaths && context === '') {
    return null;
  }
  return (
    <SearchBox
      kind="bar"
      shortcut={searchBarShortcut}
      initialQuery={marked}
      onClear={removeHighlights}
    />
  );
}
