import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPasses} from '../../../tools/passRecord/passes';

const build = path.resolve(__dirname, '../../../build');

/** The record of page visits in `tests/records`. */
export const PAGES = 'pages';

/** The type of the annotation with the page that a test visits. */
export const VISITED_PAGE = 'page';

/**
 * SHA-256 of a page's article in the built HTML, without what no reader sees differently: the date of its last change, and
 * the path of its copy in the button that copies it. Undefined for other pages.
 */
export function pageHash(route: string, folder = build): string | undefined {
  const file = path.join(folder, `${route}.html`);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const article = /<article.*<\/article>/s.exec(html)?.[0];
  return (
    article &&
    createHash('sha256')
      .update(
        article
          .replace(/theme-last-updated.*?<\/span>/s, '')
          .replace(/ value="?[^\s">]*"?(?= name="?copy-page)/, ''),
      )
      .digest('hex')
  );
}

/** The pages whose article is unchanged since a passed visit. */
export function unchangedPages(routes: readonly string[]): ReadonlySet<string> {
  const passes = readPasses(PAGES);
  return new Set(
    routes.filter((route) => {
      const hash = pageHash(route);
      return hash !== undefined && passes.get(route)?.has(hash);
    }),
  );
}
