import type {Problem} from '../../../tools/content/problem';

const file = 'config/publishedRoutes.ts';

interface Held {
  readonly routes: ReadonlySet<string>;
  /** Old paths with a target. */
  readonly redirected: ReadonlySet<string>;
  /** Every route that was ever in the list. */
  readonly ever: ReadonlySet<string>;
}

/** Each published route is a page or redirects to one, and the list contains every page. */
export function checkPublishedRoutes(
  published: readonly string[],
  {routes, redirected, ever}: Held,
): Problem[] {
  const listed = new Set(published);
  const messages = [
    ...published.flatMap((route, index) => [
      ...(routes.has(route) || redirected.has(route)
        ? []
        : [
            `${route} was published and leads nowhere. Bring the page back, or redirect the path in config/redirects to the page that took over`,
          ]),
      ...(route > (published[index - 1] ?? '')
        ? []
        : [`${route} is out of order. Sort the lines, and keep each once`]),
    ]),
    ...[...routes]
      .filter((route) => !listed.has(route))
      .map((route) => `${route} is a page and not in the list. Add the line '${route}',`),
    ...[...ever]
      .filter((route) => !listed.has(route))
      .map((route) => `${route} was in the list and is gone from it. Put its line back`),
  ];
  return messages.map((message) => ({file, message}));
}
