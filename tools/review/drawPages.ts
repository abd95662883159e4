import {seededRandom} from '../seededRandom';

/** A kind of page, and the routes that belong to it. The first match counts. */
const KINDS: readonly (readonly [kind: string, route: RegExp])[] = [
  ['method', /^\/api\/reference\//],
  ['contract', /^\/api\/linea-smart-contracts/],
  ['reference', /^\/api/],
  ['how-to', /^\/get-started\/(?:how-to|connect)/],
  ['tooling', /^\/get-started\/tooling/],
  ['tutorial', /^\/(?:learn|get-started\/build\/quickstart)/],
  ['explanation', /^\/technology/],
  ['other', /^\//],
];

/** The kind of a page, by its route. */
const kindOf = (route: string): string =>
  KINDS.find(([, pattern]) => pattern.test(route))?.[0] ?? 'other';

/** Items in random order (Fisher–Yates). */
function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

function groupByKind(routes: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const route of routes) {
    const kind = kindOf(route);
    groups.set(kind, [...(groups.get(kind) ?? []), route]);
  }
  return groups;
}

/**
 * Draws pages for a review. The kinds take turns, so that each is represented.
 * @param seed the same seed draws the same pages.
 */
export function drawPages(
  routes: readonly string[],
  seed: number,
  count: number,
): readonly string[] {
  const random = seededRandom(seed);
  const byKind = groupByKind(shuffled([...routes].sort(), random));
  const queues = shuffled([...byKind.keys()].sort(), random).map((kind) => byKind.get(kind) ?? []);
  const drawn: string[] = [];
  while (drawn.length < Math.min(count, routes.length)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next !== undefined && drawn.length < count) {
        drawn.push(next);
      }
    }
  }
  return drawn;
}
