import type {Problem} from '../../../tools/content/problem';

/** Every inbound path is a page or redirects to one. */
export function checkInboundPaths(
  inbound: readonly string[],
  served: ReadonlySet<string>,
): Problem[] {
  return inbound
    .filter((path) => !served.has(path))
    .map((path) => ({
      file: 'config/redirects',
      message: `readers arrive at ${path}, which leads nowhere. Redirect it to the page that serves them`,
    }));
}
