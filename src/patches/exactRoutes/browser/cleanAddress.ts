import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from './cleanPath';

/** Replaces the path in the address bar with the canonical form. */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) {
    history.replaceState(history.state, '', origin + clean + search + hash);
  }
}

// Before the router reads the address: the HTML was rendered for the canonical path.
if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  // Also when the reader goes back or forward: the router fails on a URL that cannot be decoded.
  addEventListener('popstate', cleanAddress);
}

/** Runs on every navigation. */
export const onRouteUpdate = cleanAddress;
