import type {SearchContext} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';

/** The path of a context, relative to the base path. */
export function contextPath(context: SearchContext): string {
  return typeof context === 'string' ? context : context.path;
}

/** The context of a page. Empty if the page is in none. */
export function contextOfPage(
  pathname: string,
  baseUrl: string,
  contexts: readonly SearchContext[] | null,
): string {
  const page = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
  const paths = contexts?.map(contextPath) ?? [];
  return paths.find((path) => page === path || page.startsWith(`${path}/`)) ?? '';
}
