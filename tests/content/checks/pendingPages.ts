import type {Problem} from '../../../tools/content/problem';

const file = 'config/redirects/pending.ts';

/** What the list of planned pages is held against. */
interface Held {
  readonly routes: ReadonlySet<string>;
  /** Every path that leads to a page here, and every route that one leads to. */
  readonly wanted: ReadonlySet<string>;
  /** The list as it began. */
  readonly first: ReadonlySet<string>;
}

/** The list of planned pages only shrinks: a page that is written leaves it, and so does one that nothing leads to. */
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
