import {caching} from '../../../../config/headers';
import {answerHeaders} from './answerHeaders';
import {cleanRules} from '../redirectRules';
import type {PublishedSite} from './publishedSite';

/** The most redirects in `vercel.json`. */
const MOST_REDIRECTS = 2048;

/** Escapes a path for Vercel's patterns: only letters, digits, `_`, `-` and `/` have no special meaning. */
function pattern(path: string): string {
  return path.replace(/[^\w/*-]/g, '\\$&').replaceAll('*', '(.*)');
}

/** `vercel.json`. Its paths are without extension and slash by Vercel's own means. @throws when there are too many redirects. */
export function vercelFile({baseUrl, policy, rules}: PublishedSite): string {
  const redirects = cleanRules(rules);
  if (redirects.length > MOST_REDIRECTS) {
    throw new Error(
      `vercel.json holds at most ${MOST_REDIRECTS} redirects, config/redirects makes ${redirects.length}. Drop some, or use Vercel's bulk redirects`,
    );
  }
  const cached = caching.flatMap(({files, value}) =>
    files.map((file) => ({
      source: pattern(`${baseUrl}${file}`),
      headers: [{key: 'Cache-Control', value}],
    })),
  );
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({from, to}) => ({
      source: pattern(from),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      {
        source: pattern(`${baseUrl}*`),
        headers: answerHeaders(policy).map(({name, value}) => ({key: name, value})),
      },
      ...cached,
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
