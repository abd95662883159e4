/** What a search covers. */
export interface SearchScope {
  /** The base path of the site. */
  readonly baseUrl: string;
  /** The path of the version of the docs, with the base path and a slash at its end. */
  readonly versionUrl: string;
  /** The part of the documentation, empty for all of it. */
  readonly context: string;
}

/**
 * The version of a scope, relative to the base path. Empty for the one that stands there.
 *
 * @throws when it does not stand under the base path.
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
 * The search page for a query.
 *
 * @throws when the version stands outside the base path.
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
