import {useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type Choice, choiceIn, searchFor} from '../../ui/TableFilter/choice';
import {facets, isShown, tokensOf} from './choice';

/** Writes the choice to the URL. The router would scroll to the top of the page. */
function writeAddress(choice: Choice, anchor = ''): void {
  const {pathname, search} = window.location;
  const address = pathname + searchFor(choice, search, facets) + (anchor && `#${anchor}`);
  window.history.replaceState(window.history.state, '', address);
}

/** Hides the years without a shown release. @returns the anchors of the hidden releases. */
function hideEmptyYears(tokens: readonly string[]): readonly string[] {
  const years = [...document.querySelectorAll<HTMLElement>('[data-year]')];
  return years.flatMap((year) => {
    const own = [...year.querySelectorAll<HTMLElement>('[data-release]')];
    const hidden = own.filter(({dataset}) => !isShown(dataset.not ?? '', tokens));
    year.hidden = hidden.length === own.length;
    return hidden.map((release) => release.querySelector('h2')?.id ?? '');
  });
}

const isHidden = (anchor: string) => document.getElementById(anchor)?.getClientRects().length === 0;

/**
 * The choice, from the URL or the controls, the number of shown releases, and the anchors of the others. If a link's anchor would be hidden, the
 * filter is removed.
 * @param total the number of releases.
 */
export function useReleaseFilter(total: number) {
  const location = useLocation();
  const [pressed, setPressed] = useState<{
    readonly choice: Choice;
    readonly location: typeof location;
  }>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  // A choice counts until the reader follows a link. The first render must match the server's HTML.
  const isOwn = pressed?.location === location;
  const isBrowser = useIsBrowser();
  const choice = isOwn ? pressed.choice : isBrowser ? choiceIn(location.search, facets) : {};
  const tokens = tokensOf(choice).join(' ');
  const anchor = location.hash.slice(1);

  // Styles read this attribute, so that the content stays as built. A layout effect sets it before the
  // browser scrolls.
  useLayoutEffect(() => {
    const {dataset} = document.documentElement;
    const apply = (applied: string) => {
      dataset.releases = applied;
      // Only the static HTML knows what a choice shows.
      setHidden(hideEmptyYears(applied === '' ? [] : applied.split(' ')));
    };
    apply(tokens);
    if (!isOwn && isHidden(anchor)) {
      // Before the scroll to the anchor below.
      apply('');
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the page knows what is hidden after it is styled
      setPressed({choice: {}, location});
      writeAddress({}, anchor);
    }
    return () => {
      delete dataset.releases;
    };
  }, [tokens, isOwn, anchor, location]);

  useEffect(() => {
    if (isBrowser && location.search !== '') {
      // The filter has changed the height of the content above the target.
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [isBrowser, location, anchor]);

  const choose = (next: Choice) => {
    setPressed({choice: next, location});
    writeAddress(next);
  };
  return {choice, count: total - hidden.length, hidden, choose};
}
