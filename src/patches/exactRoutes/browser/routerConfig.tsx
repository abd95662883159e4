// In place of the package `react-router-config`, which draws routes without minding the case of their letters.
import type {ReactNode} from 'react';
import type routes from '@generated/routes';
import {matchPath, Route} from 'react-router-dom';

type Routes = typeof routes;

interface MatchedRoute {
  readonly route: Routes[number];
  readonly match: unknown;
}

/**
 * The route of a path, outermost part first. Nothing where the path has no page: the routes of the docs begin like every
 * path, and would show a page of theirs that says so, which every page would bring along.
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

/** The route of an address, outermost part first. What follows its path counts for nothing. */
export function matchRoutes(candidates: Routes, address: string): readonly MatchedRoute[] {
  return branchOf(candidates, address.replace(/[?#].*/, '')) ?? [];
}

/** What the route of the address shows. */
export function renderRoutes(candidates: Routes): ReactNode {
  return (
    <Route
      render={({location}) => {
        const [found] = branchOf(candidates, location.pathname) ?? [];
        const route = found?.route;
        return (
          route && (
            <Route
              // Not the place: routes can join while a page is shown.
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
