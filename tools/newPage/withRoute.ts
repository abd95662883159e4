/** The routes that this site has ever published. */
export const ROUTES = 'config/publishedRoutes.ts';

/**
 * The text of config/publishedRoutes.ts with one more route, in order. Existing routes are not
 * repeated.
 */
export function withRoute(text: string, route: string): string {
  const line = `  '${route}',`;
  const lines = text.split('\n');
  if (lines.includes(line)) {
    return text;
  }
  const isRoute = (each: string) => each.startsWith("  '/");
  const next = lines.findIndex((each) => isRoute(each) && each > line);
  const at = next === -1 ? lines.findLastIndex(isRoute) + 1 : next;
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}
