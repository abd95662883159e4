import type {Ask} from './answer';

const DEFAULTS = {'cache-control': 'public, max-age=0, must-revalidate'};

interface VercelConfig {
  readonly cleanUrls: boolean;
  readonly trailingSlash: boolean;
  readonly redirects: readonly {source: string; destination: string; statusCode: number}[];
  readonly headers: readonly {source: string; headers: readonly {key: string; value: string}[]}[];
}

/** Reads a pattern of Vercel: plain characters, escapes with a backslash, and `(.*)`. @throws on anything else. */
function pattern(source: string): RegExp {
  const parts = source.match(/\\.|\(\.\*\)|[^\\(){}:*+?]/g) ?? [];
  if (parts.join('') !== source || source.length > 4096) {
    throw new Error(`vercel.json: Vercel reads a pattern in "${source}"`);
  }
  const regex = parts.map((part) =>
    part === '(.*)' ? part : part.replace(/^\\/, '').replace(/[.*+?^${}()|[\]\\/]/, '\\$&'),
  );
  return new RegExp(`^${regex.join('')}$`);
}

/**
 * Vercel, as documented: it first redirects extension and slash away, then uses the first matching rule, then files. If
 * several rules set a header, the last one wins.
 */
export function vercel(files: readonly string[], json: string): Ask {
  const config = JSON.parse(json) as VercelConfig;
  if (!config.cleanUrls || config.trailingSlash || config.redirects.length > 2048) {
    throw new Error(
      'vercel.json: addresses must have no extension and no slash, and at most 2,048 redirects',
    );
  }
  const redirects = config.redirects.map((rule) => ({...rule, path: pattern(rule.source)}));
  const headers = config.headers.map((rule) => ({...rule, path: pattern(rule.source)}));
  const has = new Set(files);
  return (request) => {
    const {pathname, search} = new URL(request, 'https://host');
    const sent: Record<string, string> = {...DEFAULTS};
    for (const rule of headers.filter(({path}) => path.test(pathname))) {
      for (const {key, value} of rule.headers) {
        sent[key.toLowerCase()] = value;
      }
    }
    const clean = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
    if (clean !== pathname) {
      return {status: 308, location: clean + search, headers: sent};
    }
    const rule = redirects.find(({path}) => path.test(pathname));
    if (rule) {
      const [, address = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(rule.destination) ?? [];
      return {status: rule.statusCode, location: address + search + anchor, headers: sent};
    }
    const name = pathname.slice(1);
    const file = [
      name,
      `${name}.html`,
      `${name}/index.html`,
      name === '' ? 'index.html' : name,
    ].find((candidate) => has.has(candidate));
    return file === undefined
      ? {status: 404, file: '404.html', headers: sent}
      : {status: 200, file, headers: sent};
  };
}
