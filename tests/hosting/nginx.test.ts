// cspell:ignoreRegExp /%[0-9a-f]{2}[a-z]*/
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {caching, transportSecurity} from '../../config/headers';
import {freePort} from '../../tools/freePort';
import {documentedServer, startNginx} from '../../tools/nginx';
import {askServer} from './support/ask';
import {build, builtSite, hostFile, hostFiles} from './support/builtSite';
import {hostProblems} from './support/hostProblems';
import {useNginx} from './support/useNginx';

const port = await freePort();
const otherPort = await freePort();
const site = builtSite();
const {baseUrl} = site;

/** The example of HOSTING.md with the files of the build. */
function example(): string {
  return documentedServer({build, files: hostFiles, port});
}

const nginx = useNginx('documentation', port, () => {
  hostFile('nginx/server.conf');
  return example();
});
const ask = (request: string, sent?: Record<string, string>) => askServer(nginx.url, request, sent);
const file = (pattern: string) => site.files.find((name) => name.includes(pattern)) ?? '';

describe('nginx, as HOSTING.md sets it up', () => {
  it('answers every page, leads on from every old path in one step, sends the headers, finds no other path', async () => {
    expect(site.pages.length).toBeGreaterThan(15);
    expect(site.moved.size).toBeGreaterThan(30);
    expect(await hostProblems(ask, site)).toEqual([]);
  });

  it('sends the page that was built', async () => {
    const {body, headers} = await ask(`${baseUrl}get-started`);
    expect(body.equals(readFileSync(path.join(build, 'get-started.html')))).toBe(true);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends the page where a folder of its name exists', async () => {
    const {status, body} = await ask(`${baseUrl}api`);
    expect(status).toBe(200);
    expect(body.equals(readFileSync(path.join(build, 'api.html')))).toBe(true);
  });

  it.each([
    ['get-started.html', 'get-started'],
    ['get-started/', 'get-started'],
    ['get-started/?a=1&b=%20', 'get-started?a=1&b=%20'],
    ['get-started.html?a=1', 'get-started?a=1'],
    ['get-started/index.html', 'get-started'],
    ['index.html', ''],
    ['index.html?a=1', '?a=1'],
    ['search/?q=gas', 'search?q=gas'],
    ['search/index.html?q=gas', 'search?q=gas'],
    ['assets/', 'assets'],
  ])('leads from /%s to /%s', async (asked, clean) => {
    expect(await ask(baseUrl + asked)).toMatchObject({status: 301, location: baseUrl + clean});
  });

  it('leads on from an old path with a slash, .html or /index.html in one step, query kept', async () => {
    const [old = '', to = ''] = [...site.moved][0] ?? [];
    for (const end of ['/', '.html', '/index.html', '']) {
      expect(await ask(`${old}${end}?a=1`)).toMatchObject({status: 301, location: `${to}?a=1`});
    }
  });

  it('answers what does not exist with the not-found page and its status', async () => {
    const page = readFileSync(path.join(build, '404.html'));
    for (const missing of [
      'no-such-page',
      'API',
      'Get-Started',
      '404',
      '404.html',
      'assets/js/gone.js',
      'get-started/build/quickstart',
    ]) {
      const {status, body, headers} = await ask(baseUrl + missing);
      expect([missing, status]).toEqual([missing, 404]);
      expect(body.equals(page)).toBe(true);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  it.each([
    'get-started',
    file('.js'),
    file('.css'),
    'search-index.json',
    'sitemap.xml',
    'get-started/build/network-info',
  ])('compresses /%s', async (name) => {
    const asked = name.startsWith('/') ? name : baseUrl + name;
    const {headers, body} = await ask(asked, {'accept-encoding': 'gzip'});
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    const plain = await ask(asked);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(body).equals(plain.body)).toBe(true);
    expect(body.length).toBeLessThan(plain.body.length);
  });

  it.each([
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html, */*', 'text/markdown'],
    ['text/html;q=0.8, text/markdown;q=1.0', 'text/markdown'],
    ['text/markdown;q=0.9, text/plain;q=0.5', 'text/markdown'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['text/markdown+x', 'text/html'],
    ['*/*', 'text/html'],
  ])('sends the page or its copy to a client that accepts %s: %s', async (accept, type) => {
    for (const [page, name] of [
      ['get-started', 'get-started'],
      ['api', 'api'],
      ['', 'index'],
    ] as const) {
      const {status, headers, body} = await ask(baseUrl + page, {accept});
      expect([page, status, headers['content-type']]).toEqual([
        page,
        200,
        `${type}; charset=utf-8`,
      ]);
      expect(headers.vary).toBe('Accept-Encoding, Accept');
      const form = type === 'text/markdown' ? 'md' : 'html';
      expect(body.equals(readFileSync(path.join(build, `${name}.${form}`)))).toBe(true);
    }
  });

  it('sends the catalog of APIs with its type, and everything of this site that it lists', async () => {
    const {status, headers, body} = await ask(`${baseUrl}.well-known/api-catalog`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const {linkset} = JSON.parse(body.toString()) as {
      readonly linkset: readonly Readonly<Record<string, unknown>>[];
    };
    const [{anchor = ''} = {}] = linkset;
    const home = new URL('..', String(anchor)).href;
    const targets = linkset
      .flatMap((context) => Object.values(context).filter(Array.isArray))
      .flat() as readonly {readonly href: string; readonly type?: string}[];
    const own = targets.filter(({href}) => href.startsWith(home));
    expect(own.length).toBeGreaterThan(20);
    for (const {href, type = ''} of own) {
      const answer = await ask(baseUrl + href.slice(home.length));
      expect([href, answer.status]).toEqual([href, 200]);
      expect(answer.headers['content-type']?.replace(/;.*/, '')).toBe(type);
    }
  });

  it('lets other origins read files for programs, and no page', async () => {
    for (const [name, allowed] of [
      ['.well-known/api-catalog', '*'],
      ['abi/LineaRollup.json', '*'],
      ['facts/networks.json', '*'],
      ['facts/schemas/networks.json', '*'],
      ['facts/changes/feed.json', '*'],
      ['openrpc.json', '*'],
      ['llms.txt', '*'],
      ['api/llms-full.txt', '*'],
      ['get-started.md', '*'],
      ['get-started', undefined],
      ['', undefined],
      ['search-index.json', undefined],
      ['no-such-page.json', undefined],
    ] as const) {
      const {headers} = await ask(baseUrl + name);
      expect([name, headers['access-control-allow-origin']]).toEqual([name, allowed]);
    }
    const copy = await ask(`${baseUrl}get-started`, {accept: 'text/markdown'});
    expect(copy.headers['access-control-allow-origin']).toBe('*');
  });

  it('sends the copy of a page at its own address to everyone, and other files unchanged', async () => {
    const {status, headers} = await ask(`${baseUrl}get-started.md`, {accept: 'text/html'});
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    const script = await ask(file('.js'), {accept: 'text/markdown'});
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.headers.vary).toBe('Accept-Encoding');
    expect((await ask(`${baseUrl}no-such-page`, {accept: 'text/markdown'})).status).toBe(404);
  });

  it('does not compress fonts, which are compressed already', async () => {
    const {status, headers} = await ask(file('fonts/'), {'accept-encoding': 'gzip'});
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['get-started', file('.js'), file('img/'), 'search-index.json', 'robots.txt'])(
    'answers 304 when /%s is still good, with the same lifetime',
    async (name) => {
      const asked = name.startsWith('/') ? name : baseUrl + name;
      const first = await ask(asked, {'accept-encoding': 'gzip'});
      const {etag = '', 'last-modified': modified = ''} = first.headers;
      expect(etag).not.toBe('');
      for (const condition of [{'if-none-match': etag}, {'if-modified-since': modified}]) {
        const again = await ask(asked, {'accept-encoding': 'gzip', ...condition});
        expect(again.status).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
    },
  );

  it('gives each class of files its lifetime, and a missing file that of a page', async () => {
    const [assets] = caching;
    expect((await ask(file('.js'))).headers['cache-control']).toBe(assets?.value);
    expect((await ask(`${baseUrl}assets/js/gone.js`)).headers['cache-control']).toBe('no-cache');
  });

  it('says the types of the files that browsers are strict about', async () => {
    const types = await Promise.all(
      [
        file('.js'),
        file('.css'),
        file('fonts/'),
        `${baseUrl}img/favicon.svg`,
        `${baseUrl}site.webmanifest`,
      ].map(async (name) => (await ask(name)).headers['content-type']?.split(';')[0]),
    );
    expect(types.slice(1)).toEqual([
      'text/css',
      'font/woff2',
      'image/svg+xml',
      'application/manifest+json',
    ]);
    expect(types[0]).toMatch(/^(?:application|text)\/javascript$/);
  });

  it('sends the policy of the pages as a header, and who may frame them', async () => {
    const {body, headers} = await ask(`${baseUrl}get-started`);
    const [, inPage = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body.toString()) ?? [];
    expect(inPage).not.toBe('');
    expect(headers['content-security-policy']).toBe(`${inPage}; frame-ancestors 'self'`);
  });

  it('asks for HTTPS over HTTPS only', async () => {
    expect((await ask(baseUrl)).headers).not.toHaveProperty(transportSecurity.name.toLowerCase());
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/..%5cpackage.json',
    '/.git/config',
    '/.env',
    '/get-started/.htaccess',
    '/%2egit/config',
    '/build-hosting/nginx/server.conf',
    '/get-started%00.html',
  ])('serves nothing but the build: %s', async (request) => {
    const {status, body} = await ask(request);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('"dependencies"');
  });

  it.each([
    '//example.org/',
    '/%2fexample.org/',
    '/%5cexample.org/',
    '/\\example.org/',
    '/example.org//',
  ])('leads to no other host: %s', async (request) => {
    const {location = '/'} = await ask(request);
    expect(new URL(location, 'https://docs.test').origin).toBe('https://docs.test');
  });

  it('lets no line break into a header', async () => {
    for (const request of [
      '/%0d%0aset-cookie:a=1/',
      '/get-started%0d%0aset-cookie:a=1/',
      '/get-started/?%0d%0aset-cookie:a=1',
    ]) {
      expect((await ask(request)).headers).not.toHaveProperty('set-cookie');
    }
  });

  it('lists no folder', async () => {
    expect((await ask(`${baseUrl}img`)).status).toBe(404);
  });
});

describe('a configuration that is wrong', () => {
  it('is refused with what nginx says of it', async () => {
    await expect(startNginx('wrong', otherPort, 'server { listen nowhere; }')).rejects.toThrow(
      /nginx does not accept .*nginx\.conf:\n[^]*nowhere/,
    );
  });

  /** The problems after a change to a file of the build. */
  async function problemsOf(name: string, search: RegExp, replacement: string): Promise<string[]> {
    const changed = hostFile(name).replace(search, replacement);
    expect(changed).not.toBe(hostFile(name));
    const http = example()
      .replace(`include ${hostFiles}/${name};`, () => changed)
      .replace(`:${port};`, `:${otherPort};`);
    const wrong = await startNginx('changed', otherPort, http);
    try {
      return await hostProblems((request) => askServer(wrong.url, request), site);
    } finally {
      await wrong.stop();
    }
  }

  const old = `${baseUrl}architecture`;

  it.each([
    [
      'a page kept too long',
      'nginx/http.conf',
      /no-cache/g,
      'public, max-age=600',
      `${baseUrl}get-started: Cache-Control is "public, max-age=600"`,
    ],
    [
      'an old path that is forgotten',
      'nginx/http.conf',
      /^.*\/architecture" ".*$/m,
      '',
      `${old}: leads to nowhere with 404, not to`,
    ],
    [
      'an old path that leads elsewhere',
      'nginx/http.conf',
      /(\/architecture") "[^"]*"/,
      '$1 "/learn"',
      `${old}: leads to /learn with 301, not to`,
    ],
    [
      'a header that is forgotten',
      'nginx/server.conf',
      /^\s*add_header X-Frame-Options.*$/m,
      '',
      `${baseUrl}: X-Frame-Options is ""`,
    ],
    [
      'the home page for everything',
      'nginx/server.conf',
      /\.html =404;/,
      '.html /index.html;',
      `${baseUrl}no-such-page: does not exist, and the host answers`,
    ],
  ])('is noticed: %s', async (_fault, name, search, replacement, problem) => {
    const problems = await problemsOf(name, search, replacement);
    expect(problems.join('\n')).toContain(problem);
  });
});
