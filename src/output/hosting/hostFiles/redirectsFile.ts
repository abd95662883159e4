import type {PublishedSite} from './publishedSite';

/** The most redirects without wildcards that Cloudflare Pages reads. Netlify reads more. */
const LIMITS = {rules: 2000, line: 1000} as const;

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: old path, new address, status.
 *
 * @param status `301!` for Netlify, which else serves the file at the old path; Cloudflare Pages does not know the mark and redirects anyway.
 * @throws when Cloudflare Pages would leave out a rule.
 */
export function redirectsFile({rules}: PublishedSite, status: '301' | '301!'): string {
  const lines = rules.map(({from, to}) => `${from} ${to} ${status}`);
  const long = lines.find((line) => line.length > LIMITS.line);
  if (long !== undefined || lines.length > LIMITS.rules) {
    throw new Error(
      `_redirects does not fit Cloudflare Pages, which reads ${LIMITS.rules} rules of ${LIMITS.line} characters. Drop rules from config/redirects: there are ${lines.length}${long === undefined ? '' : `, one is ${long}`}`,
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}
