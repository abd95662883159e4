import type {Redirect} from '../../../config/redirects/movedArea';

/** Earlier editions of a site, if it has any. */
export interface OldPathSources {
  readonly oldPaths: readonly Redirect[];
  /** Path prefixes of earlier hosts. */
  readonly prefixes: readonly string[];
}

/** Old paths by target, without the base path. */
export interface OldPaths {
  readonly moved: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: readonly string[];
}

/**
 * Groups old paths by target.
 * @param routes the routes of this site's pages. Old paths of other pages are omitted.
 */
export function listOldPaths(
  {oldPaths = [], prefixes = []}: Partial<OldPathSources>,
  routes: ReadonlySet<string>,
): OldPaths {
  const moved: Record<string, string[]> = {};
  for (const {from, to} of oldPaths) {
    if (routes.has(to.split('#')[0] ?? to)) {
      (moved[to] ??= []).push(from);
    }
  }
  return {moved, prefixes};
}
