import type {Problem} from './problem';

/** A redirect as configured. */
export interface Redirect {
  readonly from: readonly string[];
  readonly to: string;
}

/** Redirects lead straight to a page that exists, never from one, and no old path twice. */
export function checkRedirects(
  redirects: readonly Redirect[],
  routes: ReadonlySet<string>,
): Problem[] {
  const file = 'config/redirects.ts';
  const sources = redirects.flatMap(({from}) => from);
  return [
    ...redirects.flatMap(({to}) =>
      routes.has(to) ? [] : [{file, message: `${to} is not a page. Redirect to one that exists`}],
    ),
    ...sources.flatMap((from, index) => [
      ...(routes.has(from)
        ? [{file, message: `${from} is a page and cannot redirect. Remove it`}]
        : []),
      ...(sources.indexOf(from) === index
        ? []
        : [{file, message: `${from} is redirected twice. Keep one`}]),
    ]),
  ];
}
