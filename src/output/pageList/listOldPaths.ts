import type {Redirect} from '../../../config/redirects/movedArea';

/** What is known of earlier editions; a site that has none says nothing. */
export interface OldPathSources {
  readonly oldPaths: readonly Redirect[];
  /** Routes of pages that are planned and not written. */
  readonly pending: readonly string[];
  /** What once stood before every path. */
  readonly prefixes: readonly string[];
}

/** Where paths of earlier editions lead, without the base path of the site. */
export interface OldPaths {
  /** Targets with the old paths that lead to each. */
  readonly moved: Readonly<Record<string, readonly string[]>>;
  /** Routes of pages that are not written yet, with the old paths that will lead to each. */
  readonly pending: Readonly<Record<string, readonly string[]>>;
  readonly prefixes: readonly string[];
}

/** Old paths by where they lead. */
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

/** The page that a redirect leads to, whatever part of it. */
function pageOf({to}: Redirect): string {
  return to.split('#')[0] ?? to;
}

/**
 * Sorts old paths by whether there is a page at the end.
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
