// Replaces the module of the same name in Docusaurus.
import {type ReactNode, useEffect, useState} from 'react';
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import type {Location} from 'history';
import {Route} from 'react-router-dom';

interface Props {
  readonly location: Location;
  readonly children: ReactNode;
}

interface View {
  readonly location: Location;
  readonly previousLocation: Location | null;
}

/** The first page of a visit. Client modules get a route update for it, too. */
function firstView(location: Location): View {
  const view = {location, previousLocation: null};
  dispatchLifecycleAction('onRouteUpdate', view);
  return view;
}

/** Shows the previous page until the next one has loaded. Of several navigations, only the last counts. */
export default function PendingNavigation({location, children}: Props): ReactNode {
  const [view, setView] = useState(() => firstView(location));
  useEffect(() => {
    if (location === view.location) {
      return undefined;
    }
    const next = {location, previousLocation: view.location};
    const stopWaiting = dispatchLifecycleAction('onRouteUpdate', next);
    const navigation = {isFinished: false};
    const finish = (): void => {
      if (!navigation.isFinished) {
        navigation.isFinished = true;
        stopWaiting();
      }
    };
    void preload(location.pathname).then(() => {
      if (!navigation.isFinished) {
        finish();
        setView(next);
      }
    });
    return finish;
  }, [location, view.location]);
  return (
    <ClientLifecyclesDispatcher {...view}>
      <Route location={view.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}
