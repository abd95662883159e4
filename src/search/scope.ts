import type {SearchContext} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import type {SearchScope} from './engine';

/** The path of a context. */
export function contextPath(context: SearchContext): string {
  return typeof context === 'string' ? context : context.path;
}

/** The label of a context in a language: its own, or its path. */
export function contextLabel(context: SearchContext, locale: string): string {
  if (typeof context === 'string') {
    return context;
  }
  return typeof context.label === 'string'
    ? context.label
    : (context.label[locale] ?? context.path);
}

/** The context that a page belongs to, empty when it belongs to none. */
export function contextOfPage(
  pathname: string,
  versionUrl: string,
  contexts: readonly SearchContext[] | null,
): string {
  if (!contexts || !pathname.startsWith(versionUrl)) {
    return '';
  }
  const page = pathname.slice(versionUrl.length);
  return (
    contexts.map(contextPath).find((path) => page === path || page.startsWith(`${path}/`)) ?? ''
  );
}

/**
 * The search page for a query.
 *
 * @throws when the version stands outside the base path.
 */
export function searchPageUrl(
  query: string,
  {versionUrl, context}: SearchScope,
  baseUrl: string,
): string {
  if (!versionUrl.startsWith(baseUrl)) {
    throw new Error(
      `The version URL "${versionUrl}" does not start with the base URL "${baseUrl}".`,
    );
  }
  const version = versionUrl.slice(baseUrl.length);
  const params = new URLSearchParams({
    ...(query && {q: query}),
    ...(context && {ctx: context}),
    ...(version && {version}),
  });
  return params.size > 0 ? `${baseUrl}search?${params.toString()}` : `${baseUrl}search`;
}
