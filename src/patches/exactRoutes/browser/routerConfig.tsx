// In place of the package `react-router-config`, which draws routes without minding the case of their letters.
import type {ReactNode} from 'react';
import type routes from '@generated/routes';
import {matchPath, Route, Switch} from 'react-router-dom';

type Routes = typeof routes;

interface MatchedRoute {
  readonly route: Routes[number];
  readonly match: unknown;
}

/** The route of an address, outermost part first. What follows its path counts for nothing. */
export function matchRoutes(
  candidates: Routes,
  address: string,
  branch: MatchedRoute[] = [],
): MatchedRoute[] {
  const path = address.replace(/[?#].*/, '');
  candidates.some((route) => {
    const match = matchPath(path, route);
    if (match) {
      branch.push({route, match});
      matchRoutes((route.routes ?? []) as Routes, path, branch);
    }
    return match;
  });
  return branch;
}

/** What the route of the address shows. */
export function renderRoutes(candidates: Routes): ReactNode {
  return (
    <Switch>
      {candidates.map((route) => (
        <Route
          // Not the place: routes can join while a page is shown.
          key={`${String(route.path)} ${String(route.exact)}`}
          path={route.path}
          exact={route.exact}
          strict
          sensitive
          render={(props) => <route.component {...props} route={route} />}
        />
      ))}
    </Switch>
  );
}
