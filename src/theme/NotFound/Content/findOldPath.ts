/** Old paths and their targets, without the base path. Written by the build (src/output/pageList). */
export interface OldPaths {
  /** Old paths by target. A target can have an anchor. */
  readonly moved: Readonly<Record<string, readonly string[]>>;
  /** Old paths by the route of a planned page. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  /** Prefixes of all paths in earlier editions. */
  readonly prefixes: readonly string[];
}

export type Finding =
  | {readonly kind: 'moved'; readonly to: string}
  | {readonly kind: 'pending'; readonly route: string}
  | {readonly kind: 'unknown'};

/** Endings that do not change which page a path means. */
const ENDING = /(?:\.html?|\.mdx?|\/index|\/)$/;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // The reader can enter a malformed URL.
    return path;
  }
}

/** Normalized forms of a path, with more and more of its ending removed. */
function* normalizedPaths(path: string): Generator<string> {
  let rest = decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');
  for (let before = ''; before !== rest;) {
    yield rest;
    before = rest;
    rest = rest.replace(ENDING, '');
  }
}

function byOldPath(groups: OldPaths['moved']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([to, from]) => from.map((path) => [path, to] as const)),
  );
}

/**
 * Looks up a path that has no page, ignoring case and ending.
 *
 * @param routes the routes of all pages.
 */
export function findOldPath(
  path: string,
  oldPaths: OldPaths,
  routes: ReadonlySet<string>,
): Finding {
  const moved = byOldPath(oldPaths.moved);
  const pending = byOldPath(oldPaths.pending);
  const find = (known: string): Finding | undefined => {
    const to = moved.get(known);
    const route = Object.hasOwn(oldPaths.pending, known) ? known : pending.get(known);
    return (
      (to !== undefined && {kind: 'moved', to}) ||
      (route !== undefined && {kind: 'pending', route}) ||
      undefined
    );
  };
  for (const spelling of normalizedPaths(path)) {
    const prefix = oldPaths.prefixes.find((start) => spelling.startsWith(`${start}/`));
    const rest = spelling.slice(prefix?.length ?? 0);
    const found = find(spelling) ?? find(rest);
    if (found) {
      return found;
    }
    if (prefix !== undefined && routes.has(rest)) {
      return {kind: 'moved', to: rest};
    }
  }
  return {kind: 'unknown'};
}

/**
 * The route of the nearest page above a route: the page at a parent folder's path, or the page that the
 * path redirects to.
 */
export function pageAbove(
  route: string,
  oldPaths: OldPaths,
  routes: ReadonlySet<string>,
): string | undefined {
  const folder = route.slice(0, route.lastIndexOf('/'));
  if (folder === '') {
    return undefined;
  }
  const found = findOldPath(folder, oldPaths, routes);
  const target = found.kind === 'moved' ? found.to.split('#')[0] : undefined;
  return routes.has(folder) ? folder : (target ?? pageAbove(folder, oldPaths, routes));
}
