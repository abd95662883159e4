/** Old paths with one target, as in `config/redirects`. */
export interface Redirect {
  readonly from: readonly string[] | string;
  readonly to: string;
}

/** An old path and its target, both with the base path. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

/**
 * Rules for servers that remove `/index` and `.html` before they match a rule. Rules that would
 * redirect to themselves are removed.
 */
export function cleanRules(rules: readonly RedirectRule[]): RedirectRule[] {
  const clean = new Map(
    rules.map(({from, to}) => [from.replace(/(?:\/index)?(?:\.html)?$/, ''), to] as const),
  );
  return [...clean]
    .map(([from, to]) => ({from, to}))
    .filter(({from, to}) => from !== to.replace(/[?#].*$/, ''));
}

/** Characters without a special meaning in any configuration: no wildcard, variable, quote or line break. */
const OLD_PATH = /^(?:\/[\w.~-]+)+$/;
const NEW_ADDRESS = /^(?:https:\/\/[\w.-]+)?(?:\/[\w.~-]+)*\/?(?:\?[\w.~=&%+-]*)?(?:#[\w.~%-]*)?$/;

/**
 * One rule for each old path. @throws if a path contains a character with a special meaning on some
 * host.
 */
export function redirectRules(redirects: readonly Redirect[], baseUrl: string): RedirectRule[] {
  return redirects.flatMap(({from, to}) =>
    [from].flat().map((old) => {
      if (!OLD_PATH.test(old) || to === '' || !NEW_ADDRESS.test(to)) {
        throw new Error(
          `config/redirects leads from "${old}" to "${to}": write paths without a slash at the end, of letters, digits and . _ ~ - only`,
        );
      }
      const below = (path: string) => (path.startsWith('/') ? baseUrl + path.slice(1) : path);
      return {from: below(old), to: below(to)};
    }),
  );
}
