import {caching} from '../../../../config/headers';
import {answerHeaders} from './answerHeaders';
import type {PublishedSite} from './publishedSite';

/** Limits of Cloudflare Pages. Netlify documents none. */
const LIMITS = {rules: 100, line: 2000} as const;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: a path, then its headers.
 * For paths without a rule, both hosts make browsers revalidate. If two rules set a header, both join the values.
 *
 * @throws when Cloudflare Pages would leave out a part.
 */
export function headersFile({baseUrl, policy}: PublishedSite): string {
  const all = [
    `${baseUrl}*`,
    ...answerHeaders(policy).map(({name, value}) => `  ${name}: ${value}`),
  ];
  const kept = caching.flatMap(({files, value}) =>
    files.flatMap((file) => ['', `${baseUrl}${file}`, `  Cache-Control: ${value}`]),
  );
  const lines = [...all, ...kept];
  const long = lines.find((line) => line.trim().length > LIMITS.line);
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (long !== undefined || rules > LIMITS.rules) {
    throw new Error(
      `_headers does not fit Cloudflare Pages, which reads ${LIMITS.rules} rules and ${LIMITS.line} characters a line. Make shorter: ${long ?? `${rules} rules in config/headers.ts`}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
