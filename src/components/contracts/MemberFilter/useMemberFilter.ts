import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {openFolds} from '../../ui/StaticPart/openFolds';
import {type Filtered, filterMembers, SECTION} from './filterMembers';
import type {Wanted} from './members';

const EVERYTHING: Wanted = {query: '', hidesInherited: false};

/**
 * The filter and its outcome. A link to a member opens the member, and clears a filter that hides it. On
 * the first view, `StaticPart` opens the member.
 */
export function useMemberFilter() {
  const history = useHistory();
  const {pathname} = useLocation();
  const [wanted, setWanted] = useState(EVERYTHING);
  const [filtered, setFiltered] = useState<Filtered>();

  const choose = (next: Wanted) => {
    setWanted(next);
    // The members are static HTML, so they are hidden in place.
    setFiltered(filterMembers(next));
  };

  const showTarget = useEffectEvent((anchor: string) => {
    const target = document.getElementById(anchor);
    if (!target?.closest(SECTION)) {
      return;
    }
    if (target.closest('[hidden]')) {
      choose(EVERYTHING);
    }
    openFolds(target);
    target.scrollIntoView();
  });

  useEffect(
    () =>
      history.listen((next) => {
        if (next.pathname === pathname) {
          showTarget(next.hash.slice(1));
        }
      }),
    [history, pathname],
  );

  return {wanted, filtered, choose};
}
