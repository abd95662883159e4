import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from './cleanPath';

/** Puts the path in the address bar right, where it only says in another way which page is meant. */
function cleanAddress(): void {
  const {origin, pathname, search, hash} = location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) {
    history.replaceState(history.state, '', origin + clean + search + hash);
  }
}

// Before the router reads the address: the page was rendered for the clean one.
if (ExecutionEnvironment.canUseDOM) {
  cleanAddress();
  // Also on the ways back and forward: the router fails on an address that cannot be decoded.
  addEventListener('popstate', cleanAddress);
}

/** On every way to another page. */
export const onRouteUpdate = cleanAddress;
