import type {Ask} from './answer';
import {headersOf, readHeadersFile} from './readHeadersFile';

const DEFAULTS = {'cache-control': 'public, max-age=0, must-revalidate'};

function readRedirects(text: string) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, from = '', to = '', status = '', force] =
        /^(\/\S*)\s+(\S+)\s+(\d{3})(!)?$/.exec(line) ?? [];
      if (from === '' || /[*:]/.test(from)) {
        throw new Error(
          `_redirects: Netlify reads "${line}" as something else than a path, an address and a status`,
        );
      }
      return {from, to, status: Number(status), forced: force !== undefined};
    });
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * Netlify by its documentation: the first rule of a path, with or without a slash, counts, but a file hides it unless it is forced;
 * the query is passed on; \`name.html\` is found for \`name\`, with a redirect away from the slash.
 */
export function netlify(files: readonly string[], redirects: string, headers: string): Ask {
  const rules = readRedirects(redirects);
  const headerRules = readHeadersFile(headers);
  const has = new Set(files);
  const fileOf = (path: string) => {
    const name = withoutSlash(path).slice(1);
    return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
      has.has(file),
    );
  };
  return (request) => {
    const {pathname, search} = new URL(request, 'https://host');
    const sent = {...DEFAULTS, ...headersOf(headerRules, pathname)};
    const rule = rules.find(({from}) => withoutSlash(from) === withoutSlash(pathname));
    const file = fileOf(pathname);
    if (rule && (rule.forced || file === undefined)) {
      const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(rule.to) ?? [];
      return {status: rule.status, location: address + search + anchor, headers: sent};
    }
    if (file === undefined) {
      return {status: 404, file: '404.html', headers: sent};
    }
    return pathname.endsWith('/') && !file.endsWith('index.html')
      ? {status: 301, location: withoutSlash(pathname) + search, headers: sent}
      : {status: 200, file, headers: sent};
  };
}
