import type {Ask} from './answer';
import {headersOf, readHeadersFile} from './readHeadersFile';

const DEFAULTS = {'cache-control': 'public, max-age=0, must-revalidate'};
const STATUSES = [301, 302, 303, 307, 308];

/** The rules that Cloudflare keeps, by path. @throws on what it would leave out: wrong lines, the second rule of a path, wildcards, what is beyond its limits. */
function readRedirects(text: string): Map<string, {to: string; status: number}> {
  const rules = new Map<string, {to: string; status: number}>();
  for (const line of text.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'))) {
    const [from = '', to = '', status = '302', ...more] = line.split(/\s+/);
    const isKept =
      more.length === 0 &&
      line.length <= 1000 &&
      rules.size < 2000 &&
      !rules.has(from) &&
      /^\/[^*:#?]*$/.test(from) &&
      STATUSES.includes(Number(status));
    if (!isKept) {
      throw new Error(`_redirects: Cloudflare Pages leaves out "${line.slice(0, 100)}"`);
    }
    rules.set(from, {to, status: Number(status)});
  }
  return rules;
}

/** Its limits for headers. @throws where it would stop reading. */
function checkHeaders(text: string): void {
  const lines = text.split('\n').map((line) => line.trim());
  const long = lines.find((line) => line.length > 2000);
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (long !== undefined || rules > 100) {
    throw new Error(
      `_headers: Cloudflare Pages stops at ${long?.slice(0, 100) ?? `rule ${rules}`}`,
    );
  }
}

/**
 * Cloudflare Pages by its documentation: a redirect goes before a file, paths are compared as they are, the query is passed on;
 * \`name.html\` is found for \`name\`, with redirects away from the extension and the slash.
 */
export function cloudflare(files: readonly string[], redirects: string, headers: string): Ask {
  checkHeaders(headers);
  const rules = readRedirects(redirects);
  const headerRules = readHeadersFile(headers);
  const has = new Set(files.map((file) => `/${file}`));
  const answer = (pathname: string): {status: number; location?: string; file?: string} => {
    const moved = (location: string) => ({status: 308, location});
    const found = (file: string) => ({status: 200, file: file.slice(1)});
    if (pathname.endsWith('/')) {
      if (has.has(`${pathname}index.html`)) {
        return found(`${pathname}index.html`);
      }
      if (has.has(`${pathname.slice(0, -1)}.html`)) {
        return moved(pathname.slice(0, -1));
      }
    } else if (has.has(pathname)) {
      return pathname.endsWith('.html')
        ? moved(pathname.replace(/(?:(?<=\/)index)?\.html$/, ''))
        : found(pathname);
    } else if (has.has(`${pathname}.html`)) {
      return found(`${pathname}.html`);
    } else if (has.has(`${pathname}/index.html`)) {
      return moved(`${pathname}/`);
    }
    return {status: 404, file: '404.html'};
  };
  return (request) => {
    const {pathname, search} = new URL(request, 'https://host');
    const sent = {...DEFAULTS, ...headersOf(headerRules, pathname)};
    const rule = rules.get(pathname);
    if (rule) {
      const to = new URL(rule.to, 'https://host');
      const address = rule.to.startsWith('/') ? to.pathname : to.origin + to.pathname;
      const location = address + (to.search || search) + to.hash;
      return {status: rule.status, location, headers: sent};
    }
    const {location, ...rest} = answer(pathname);
    return {...rest, ...(location !== undefined && {location: location + search}), headers: sent};
  };
}
