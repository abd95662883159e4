/** Where paths of earlier editions lead, without the base path, as the build lists them (src/output/pageList). */
export interface OldPaths {
  /** Targets, with or without an anchor, and the old paths that lead to each. */
  readonly moved: Readonly<Record<string, readonly string[]>>;
  /** Routes of pages that are not written yet, and the old paths that will lead to each. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  /** What once stood before every path. */
  readonly prefixes: readonly string[];
}

/** What is known of a path that is no page. */
export type Finding =
  | {readonly kind: 'moved'; readonly to: string}
  | {readonly kind: 'pending'; readonly route: string}
  | {readonly kind: 'unknown'};

/** What a path may end in and still mean the same page. */
const ENDING = /(?:\.html?|\.mdx?|\/index|\/)$/;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not every address that somebody types is well formed.
    return path;
  }
}

/** A path as the lists spell it, then with ever less at its end. */
function* spellings(path: string): Generator<string> {
  let rest = decoded(path)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');
  for (let before = ''; before !== rest;) {
    yield rest;
    before = rest;
    rest = rest.replace(ENDING, '');
  }
}

/** Each old path with where it leads. */
function byOldPath(groups: OldPaths['moved']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([to, from]) => from.map((path) => [path, to] as const)),
  );
}

/**
 * Looks up a path that is no page, whatever its capitals and its ending.
 *
 * @param routes of the pages of this site.
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
  for (const spelling of spellings(path)) {
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

/** The route of the page that stands above a route, nearest first: that of its folder, or where the folder's path leads. */
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
