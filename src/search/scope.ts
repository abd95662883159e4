/** The part of the site that a search covers. */
export interface SearchScope {
  readonly baseUrl: string;
  /** The path of the docs version, with the base path and a trailing slash. */
  readonly versionUrl: string;
  /** The path of the context. Empty for the whole documentation. */
  readonly context: string;
}

/**
 * The version of a scope, relative to the base path. Empty for the version at the base path.
 *
 * @throws if the version is not under the base path.
 */
export function versionPath({baseUrl, versionUrl}: SearchScope): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `The version URL "${versionUrl}" does not start with the base URL "${baseUrl}".`,
    );
  }
  return versionUrl.slice(baseUrl.length);
}

/**
 * The URL of the search page for a query.
 *
 * @throws if the version is not under the base path.
 */
export function searchPageUrl(query: string, scope: SearchScope): string {
  const version = versionPath(scope);
  const params = new URLSearchParams({
    ...(query && {q: query}),
    ...(scope.context && {ctx: scope.context}),
    ...(version && {version}),
  });
  const url = `${scope.baseUrl}search`;
  return params.size > 0 ? `${url}?${params.toString()}` : url;
}
