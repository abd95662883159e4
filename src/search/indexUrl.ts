import {type SearchScope, versionPath} from './scope';

/** An address, resolved; of no origin when it is none. */
function resolve(url: string, page: string): Pick<URL, 'origin' | 'pathname'> {
  try {
    return new URL(url, page);
  } catch {
    return {origin: '', pathname: url};
  }
}

/**
 * The file of the index for a scope.
 *
 * @param page the address that it is asked from.
 * @param hash that of all indexes of the site: browsers keep an index only as long as it is this one.
 * @throws when the file is of another origin, or not under the base path.
 */
export function indexUrl(scope: SearchScope, page: string, hash: string): string {
  const url = resolve(scope.versionUrl, page);
  if (url.origin !== new URL(page).origin) {
    throw new Error('Unexpected version url');
  }
  // The path of a version has a slash at its end, what readers put into an address may have none.
  const version = versionPath({...scope, versionUrl: url.pathname.replace(/\/?$/, '/')});
  const suffix = scope.context && `-${scope.context.replaceAll('/', '-')}`;
  // With its origin: a path that begins with two slashes would name another one.
  return `${url.origin}${scope.baseUrl}${version}search-index${suffix}.json${hash && `?_=${hash}`}`;
}
