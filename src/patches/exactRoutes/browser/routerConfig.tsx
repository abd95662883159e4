// Replaces the package `react-router-config`, which renders routes without regard to case.
import type {ReactNode} from 'react';
import type routes from '@generated/routes';
import {matchPath, Route} from 'react-router-dom';

type Routes = typeof routes;

interface MatchedRoute {
  readonly route: Routes[number];
  readonly match: unknown;
}

/**
 * The routes of a path, outermost first. Undefined without a page: the docs route would match every
 * path and load its own not-found page.
 */
function branchOf(candidates: Routes, path: string): readonly MatchedRoute[] | undefined {
  for (const route of candidates) {
    const match = matchPath(path, route);
    const below = match && (route.routes ? branchOf(route.routes as Routes, path) : []);
    if (below) {
      return [{route, match}, ...below];
    }
  }
  return undefined;
}

/** The routes of a URL, outermost first. Ignores query and anchor. */
export function matchRoutes(candidates: Routes, address: string): readonly MatchedRoute[] {
  return branchOf(candidates, address.replace(/[?#].*/, '')) ?? [];
}

export function renderRoutes(candidates: Routes): ReactNode {
  return (
    <Route
      render={({location}) => {
        const [found] = branchOf(candidates, location.pathname) ?? [];
        const route = found?.route;
        return (
          route && (
            <Route
              // Not the index: routes can be added while a page is shown.
              key={`${String(route.path)} ${String(route.exact)}`}
              path={route.path}
              exact={route.exact}
              strict
              sensitive
              render={(props) => <route.component {...props} route={route} />}
            />
          )
        );
      }}
    />
  );
}
