// In place of the package `react-router-config`, whose routes cannot be told to match letter by letter.
import type {ReactNode} from 'react';
import type routes from '@generated/routes';
import {matchPath, Route, Switch} from 'react-router-dom';

type RouteConfig = (typeof routes)[number];

interface MatchedRoute {
  readonly route: RouteConfig;
  readonly match: unknown;
}

const EXACTLY = {strict: true, sensitive: true};

/** The route of a path, outermost part first. A query or hash after the path counts for nothing. */
export function matchRoutes(
  candidates: readonly RouteConfig[],
  address: string,
  branch: MatchedRoute[] = [],
): MatchedRoute[] {
  const path = address.replace(/[?#].*/, '');
  candidates.some((route) => {
    const match = matchPath(path, {...route, ...EXACTLY});
    if (match) {
      branch.push({route, match});
      matchRoutes((route.routes ?? []) as RouteConfig[], path, branch);
    }
    return match;
  });
  return branch;
}

/** The component of the route that the address names. */
export function renderRoutes(candidates: readonly RouteConfig[]): ReactNode {
  return (
    <Switch>
      {candidates.map((route, index) => (
        <Route
          key={index}
          path={route.path}
          exact={route.exact}
          {...EXACTLY}
          render={(props) => <route.component {...props} route={route} />}
        />
      ))}
    </Switch>
  );
}
