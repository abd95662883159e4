import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {freePort} from '../../tools/freePort';
import {writeHostFiles} from '../../src/output/hosting/hostFiles/writeHostFiles';
import {redirectRules} from '../../src/output/hosting/redirectRules';
import {documentedServer} from '../../tools/nginx';
import {askServer} from './support/ask';
import {useNginx} from './support/useNginx';

const root = path.resolve(__dirname, '../../.cache/nginx/base-path-site');
const build = path.join(root, 'build');
const port = await freePort();

const pages = ['index', '404', 'new', 'a.b', 'index-of-terms', 'deep/new', 'search'];
const long = `/${'long-path-'.repeat(15)}end`;
/** About the maximum number that hosts support. */
const many = Array.from({length: 1900}, (_, at) => `/earlier/versions/of/the/documentation/${at}`);
const redirects = [
  {to: '/deep/new', from: many},
  {to: '/new', from: ['/old', '/deep/old', long, '/v1.2/old', '/with.html', '/Mixed/Case']},
  {to: '/deep/new#part', from: ['/anchored']},
  {to: '/search?q=gas', from: ['/asked']},
  {to: 'https://example.org/there', from: ['/elsewhere']},
  {to: '/', from: ['/home', '/mixed/case']},
];

const nginx = useNginx('base-path', port, () => {
  rmSync(root, {recursive: true, force: true});
  for (const page of pages) {
    const file = path.join(build, `${page}.html`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `<!doctype html><title>${page}</title>`);
  }
  mkdirSync(path.join(build, 'assets'));
  writeFileSync(path.join(build, 'assets/a.js'), 'void 0;');
  writeHostFiles(`${build}-hosting`, {
    baseUrl: '/docs/',
    policy: "default-src 'self'",
    rules: redirectRules(redirects, '/docs/'),
  });
  return documentedServer({build, files: `${build}-hosting`, port}).replace(
    /^( *)root .*$/m,
    '$&\n$1location = /other { return 200 "another application"; }',
  );
});
const ask = (request: string) => askServer(nginx.url, request);

describe('nginx with a base path', () => {
  it.each([
    ['/docs/', 'index'],
    ['/docs/new', 'new'],
    ['/docs/deep/new', 'deep/new'],
    ['/docs/a.b', 'a.b'],
    ['/docs/index-of-terms', 'index-of-terms'],
  ])('answers %s', async (request, page) => {
    const {status, body, headers} = await ask(request);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${page}</title>`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'self'; frame-ancestors 'self'");
  });

  it.each([
    ['/docs', '/docs/'],
    ['/docs?a=1', '/docs/?a=1'],
    ['/docs/index.html', '/docs/'],
    ['/docs/new/', '/docs/new'],
    ['/docs/new.html?a=1', '/docs/new?a=1'],
    ['/docs/old', '/docs/new'],
    ['/docs/old/?a=1', '/docs/new?a=1'],
    ['/docs/deep/old.html', '/docs/new'],
    [`/docs${long}`, '/docs/new'],
    ['/docs/v1.2/old', '/docs/new'],
    [`/docs${many.at(-1) ?? ''}`, '/docs/deep/new'],
    ['/docs/with.html', '/docs/new'],
    ['/docs/with', '/docs/new'],
    ['/docs/home?a=1', '/docs/?a=1'],
    ['/docs/anchored?a=1', '/docs/deep/new?a=1#part'],
    ['/docs/asked?a=1', '/docs/search?q=gas'],
    ['/docs/elsewhere?a=1', 'https://example.org/there?a=1'],
    ['/docs/Mixed/Case', '/docs/new'],
    ['/docs/mixed/case', '/docs/'],
  ])('leads from %s to %s', async (request, location) => {
    expect(await ask(request)).toMatchObject({status: 301, location});
  });

  it('keeps assets, and no missing one', async () => {
    const kept = 'public, max-age=31536000, immutable';
    expect(await ask('/docs/assets/a.js')).toMatchObject({
      status: 200,
      headers: {'cache-control': kept},
    });
    for (const missing of ['/docs/assets/b.js', '/docs/assets/a.js/']) {
      expect((await ask(missing)).headers['cache-control']).toBe('no-cache');
    }
  });

  it.each(['/docs/none', '/docs/Old', '/docs/mixed/Case', '/docs/.git', '/docs/404'])(
    'does not find %s',
    async (request) => {
      const {status, body} = await ask(request);
      expect(status).toBe(404);
      expect(body.toString()).toContain('<title>404</title>');
    },
  );

  it('leaves the rest of the server alone', async () => {
    const {status, body, headers} = await ask('/other');
    expect([status, body.toString()]).toEqual([200, 'another application']);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect((await ask('/new')).status).toBe(404);
  });
});
