import {type SearchScope, versionPath} from './scope';

/** Resolves a URL. An invalid URL has an empty origin. */
function resolve(url: string, page: string): Pick<URL, 'origin' | 'pathname'> {
  try {
    return new URL(url, page);
  } catch {
    return {origin: '', pathname: url};
  }
}

/**
 * The URL of the index file for a scope.
 *
 * @param page the URL of the current page.
 * @param hash the hash of all indexes of the site. It changes the URL, so that browsers do not use an
 * outdated index.
 * @throws if the file is on another origin, or outside the base path.
 */
export function indexUrl(scope: SearchScope, page: string, hash: string): string {
  const url = resolve(scope.versionUrl, page);
  if (url.origin !== new URL(page).origin) {
    throw new Error('Unexpected version url');
  }
  // The path of a docs version ends with a slash. The path in the URL can lack it.
  const version = versionPath({...scope, versionUrl: url.pathname.replace(/\/?$/, '/')});
  const suffix = scope.context && `-${scope.context.replaceAll('/', '-')}`;
  // The origin is required: a path that starts with two slashes would name another host.
  return `${url.origin}${scope.baseUrl}${version}search-index${suffix}.json${hash && `?_=${hash}`}`;
}
