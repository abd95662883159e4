/** Old paths and their targets, without the base path. Written by the build (src/output/pageList). */
export interface OldPaths {
  /** Old paths by target. A target can have an anchor. */
  readonly moved: Readonly<Record<string, readonly string[]>>;
  /** Prefixes of all paths in earlier editions. */
  readonly prefixes: readonly string[];
}

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
 * Looks up a path without a page, ignoring case and ending.
 * @param routes the routes of all pages.
 * @returns the route of its page, which can have an anchor. Undefined for unknown paths.
 */
export function findOldPath(
  path: string,
  oldPaths: OldPaths,
  routes: ReadonlySet<string>,
): string | undefined {
  const moved = byOldPath(oldPaths.moved);
  for (const spelling of normalizedPaths(path)) {
    const prefix = oldPaths.prefixes.find((start) => spelling.startsWith(`${start}/`));
    const rest = spelling.slice(prefix?.length ?? 0);
    const to = moved.get(spelling) ?? moved.get(rest);
    if (to !== undefined) {
      return to;
    }
    if (prefix !== undefined && routes.has(rest)) {
      return rest;
    }
  }
  return undefined;
}
