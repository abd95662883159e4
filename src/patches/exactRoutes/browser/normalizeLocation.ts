// Replaces the module of the same name in Docusaurus.
import type {Location} from 'history';
import {cleanPath, decodable} from './cleanPath';

/** The canonical location. It can always be decoded. */
export default function normalizeLocation(location: Location): Location {
  const pathname = cleanPath(location.pathname);
  const hash = decodable(location.hash);
  return pathname === location.pathname && hash === location.hash
    ? location
    : {...location, pathname, hash};
}
