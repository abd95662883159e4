import {useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type Choice,
  choiceIn,
  type Facet,
  type FilteredRow,
  matches,
  matchingOf,
  searchFor,
} from './choice';

/** Writes the choice to the URL. The router would scroll to the top of the page. */
function writeAddress(choice: Choice, facets: readonly Facet[]): void {
  const {pathname, search} = window.location;
  window.history.replaceState(
    window.history.state,
    '',
    pathname + searchFor(choice, search, facets),
  );
}

/** The choice, from the URL or the controls, and the matching rows. Hides the other rows. */
export function useChoice(facets: readonly Facet[], rows: readonly FilteredRow[]) {
  const location = useLocation();
  const [chosen, setChosen] = useState<{
    readonly choice: Choice;
    readonly location: typeof location;
  }>();
  // A choice counts until the reader follows a link. The first render must match the server's HTML.
  const isOwn = chosen?.location === location;
  const isBrowser = useIsBrowser();
  const choice = isOwn ? chosen.choice : isBrowser ? choiceIn(location.search, facets) : {};
  const {matching: shown, isClose} = matchingOf(rows, (row, isForgiving) =>
    matches(row, choice, isForgiving),
  );
  const anchor = location.hash.slice(1);

  // The table is static HTML, so rows are hidden in place, before the browser paints.
  useLayoutEffect(() => {
    for (const row of rows) {
      document.getElementById(row.id)?.toggleAttribute('hidden', !shown.includes(row));
    }
  });

  useEffect(() => {
    if (isBrowser && !isOwn && Object.keys(choiceIn(location.search, facets)).length > 0) {
      // The filter has changed the height of the content above the anchor.
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [isBrowser, isOwn, anchor, location.search, facets]);

  const choose = (next: Choice) => {
    setChosen({choice: next, location});
    writeAddress(next, facets);
  };
  return {choice, shown, isClose, choose};
}
