import type {Problem} from '../../../tools/content/problem';

const file = 'config/redirects/pending.ts';

interface Held {
  readonly routes: ReadonlySet<string>;
  /** Old paths and their targets. */
  readonly wanted: ReadonlySet<string>;
  /** The first version of the list. */
  readonly first: ReadonlySet<string>;
}

/** The list of planned pages only shrinks. Written pages, and pages without old paths, must not be in it. */
export function checkPendingPages(
  pending: readonly string[],
  {routes, wanted, first}: Held,
): Problem[] {
  const messages = pending.flatMap((route, index) => [
    ...(routes.has(route) ? [`${route} is written. Take its line out`] : []),
    ...(wanted.has(route) ? [] : [`no old path leads to ${route}. Take its line out`]),
    ...(first.has(route)
      ? []
      : [
          `${route} was not in the list when it began, and the list only shrinks. Write the page, or lead its old paths to one that exists`,
        ]),
    ...(route > (pending[index - 1] ?? '')
      ? []
      : [`${route} is out of order. Sort the lines, and keep each once`]),
  ]);
  return messages.map((message) => ({file, message}));
}
