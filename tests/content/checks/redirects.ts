import type {Redirect} from '../../../config/redirects/movedArea';
import type {Problem} from '../../../tools/content/problem';

const file = 'config/redirects';

/** Anchors by route. */
export type Pages = ReadonlyMap<string, ReadonlySet<string>>;

/** Paths that every host serves unchanged. */
const PLAIN_PATH = /^(?:\/[a-z0-9._-]+)+$/;

function splitTarget(to: string): readonly [route: string, anchor: string | undefined] {
  const [route = '', anchor] = to.split('#');
  return [route, anchor];
}

function checkTarget({from, to}: Redirect, pages: Pages, sources: ReadonlySet<string>): string[] {
  const [route, anchor] = splitTarget(to);
  if (route === from) {
    return [`${from} leads to itself. Take it out`];
  }
  if (sources.has(route)) {
    return [`${from} leads to ${to}, which is redirected itself. Lead straight to its page`];
  }
  const anchors = pages.get(route);
  if (anchors === undefined) {
    return [`${from} leads to ${to}, which is no page. Lead to one that exists`];
  }
  if (anchor !== undefined && !anchors.has(anchor)) {
    return [
      `${from} leads to ${to}, and the page has no such anchor. It has: ${[...anchors].join(', ')}`,
    ];
  }
  return [];
}

function checkSource(from: string, pages: Pages): string[] {
  return [
    ...(pages.has(from) ? [`${from} is a page and cannot be redirected. Take it out`] : []),
    ...(PLAIN_PATH.test(from)
      ? []
      : [
          `${from} is not a plain path. Write it in lower case, with a slash in front and none at the end`,
        ]),
  ];
}

/**
 * Old paths redirect to existing pages and anchors in one step. No old path hides a page or is
 * listed twice.
 */
export function checkRedirects(redirects: readonly Redirect[], pages: Pages): Problem[] {
  const sources = redirects.map(({from}) => from);
  const known = new Set(sources);
  const doubles = sources.filter((from, index) => sources.indexOf(from) !== index);
  const messages = [
    ...redirects.flatMap((redirect) => [
      ...checkSource(redirect.from, pages),
      ...checkTarget(redirect, pages, known),
    ]),
    ...doubles.map((from) => `${from} is redirected twice. Keep one`),
  ];
  return messages.map((message) => ({file, message}));
}
