import type {Redirect} from '../../../config/redirects/movedArea';

/** Earlier editions of a site, if it has any. */
export interface OldPathSources {
  readonly oldPaths: readonly Redirect[];
  /** Routes of planned pages. */
  readonly pending: readonly string[];
  /** Path prefixes of earlier hosts. */
  readonly prefixes: readonly string[];
}

/** Old paths by target, without the base path. */
export interface OldPaths {
  readonly moved: Readonly<Record<string, readonly string[]>>;
  /** Planned routes with their old paths. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: readonly string[];
}

function grouped(
  redirects: readonly Redirect[],
  target: (redirect: Redirect) => string,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...new Set(redirects.map(target))].map((to) => [
      to,
      redirects.filter((redirect) => target(redirect) === to).map(({from}) => from),
    ]),
  );
}

/** The target page, without the anchor. */
function pageOf({to}: Redirect): string {
  return to.split('#')[0] ?? to;
}

/**
 * Separates old paths whose page exists from those whose page is planned.
 *
 * @param routes where this site has pages, whatever the lists of the project say.
 */
export function listOldPaths(
  {oldPaths = [], pending = [], prefixes = []}: Partial<OldPathSources>,
  routes: ReadonlySet<string>,
): OldPaths {
  const unwritten = new Set(pending.filter((route) => !routes.has(route)));
  return {
    moved: grouped(
      oldPaths.filter((redirect) => routes.has(pageOf(redirect))),
      ({to}) => to,
    ),
    pending: {
      ...Object.fromEntries([...unwritten].map((route) => [route, []])),
      ...grouped(
        oldPaths.filter((redirect) => unwritten.has(pageOf(redirect))),
        pageOf,
      ),
    },
    prefixes,
  };
}
