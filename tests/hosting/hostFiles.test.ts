import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../config/contentSecurityPolicy';
import {headersFile} from '../../src/output/hosting/hostFiles/headersFile';
import {builtFiles, builtSite, hostFile} from './support/builtSite';
import {cloudflare} from './support/cloudflare';
import {type HostedSite, hostProblems} from './support/hostProblems';
import {netlify} from './support/netlify';
import {vercel} from './support/vercel';

const site = builtSite();
// With a base path, pages are in a folder of that name.
const files = builtFiles().map((file) => site.baseUrl.slice(1) + file);

const hosts = {
  Netlify: netlify(files, hostFile('netlify/_redirects'), hostFile('netlify/_headers')),
  'Cloudflare Pages': cloudflare(
    files,
    hostFile('cloudflare/_redirects'),
    hostFile('cloudflare/_headers'),
  ),
  Vercel: vercel(files, hostFile('vercel/vercel.json')),
};

describe.each(Object.entries(hosts))(
  '%s, by its documented rules and the files of the build',
  (_name, ask) => {
    it('answers pages, leads on from old paths in one step, sends the headers, finds no other path', async () => {
      expect(site.pages.length).toBeGreaterThan(15);
      expect(site.moved.size).toBeGreaterThan(30);
      expect(await hostProblems(ask, site)).toEqual([]);
    });

    it('keeps the query of an old path', async () => {
      const [old = '', to = ''] = [...site.moved][0] ?? [];
      expect(await ask(`${old}?a=1&b=%20`)).toMatchObject({
        status: 301,
        location: `${to}?a=1&b=%20`,
      });
    });

    it('leads to the search page from its address with a slash, query kept', async () => {
      const {status, location} = await ask(`${site.baseUrl}search/?q=gas`);
      expect([301, 308]).toContain(status);
      expect(location).toBe(`${site.baseUrl}search?q=gas`);
    });
  },
);

/** A site with two pages, one of which has moved. */
const pages = ['index.html', 'new.html', '404.html', 'old/index.html', 'assets/a.js'];
const small: HostedSite = {
  baseUrl: '/',
  pages: ['/new'],
  moved: new Map([['/old', '/new']]),
  files: [],
};
const goodHeaders = headersFile({
  baseUrl: '/',
  policy: contentSecurityPolicy([]),
  rules: [],
});

describe('a host whose files are wrong', () => {
  it.each([
    [
      'a rule that is not forced',
      '/old /new 301\n',
      '/old: leads to nowhere with 200, not to /new with 301',
    ],
    ['another status', '/old /new 302!\n', '/old: leads to /new with 302, not to /new with 301'],
    [
      'a chain',
      '/old /new 301!\n/new /old 301!\n',
      '/new: is a page, and the host answers 301 /old',
    ],
    [
      'a rule in front of the right one',
      '/old/ /else 301!\n/old /new 301!\n',
      '/old: leads to /else with 301, not to /new with 301',
    ],
  ])('is noticed on Netlify: %s', async (_fault, redirects, problem) => {
    expect(await hostProblems(netlify(pages, redirects, goodHeaders), small)).toContain(problem);
  });

  it.each([
    ['a wildcard', '/old/* /new 301!\n'],
    ['a missing status', '/old /new\n'],
  ])('is not read on Netlify: %s', (_fault, redirects) => {
    expect(() => netlify(pages, redirects, goodHeaders)).toThrow('_redirects: Netlify reads');
  });

  it.each([
    ['a forced rule', '/old /new 301!'],
    ['a second rule of a path', '/old /new 301\n/old /else 301'],
    ['a wildcard', '/old/* /new 301'],
    ['more than 2,000 rules', Array.from({length: 2001}, (_, at) => `/${at} /new 301`).join('\n')],
    ['more than 1,000 characters', `/${'o'.repeat(1000)} /new 301`],
  ])('is read in part by Cloudflare Pages: %s', (_fault, redirects) => {
    expect(() => cloudflare(pages, redirects, goodHeaders)).toThrow('Cloudflare Pages leaves out');
  });

  it.each([
    ['a long header', `/*\n  X: ${'x'.repeat(2000)}\n`],
    ['more than 100 rules', '/a\n  X: x\n'.repeat(101)],
  ])('has headers that Cloudflare Pages does not read: %s', (_fault, headers) => {
    expect(() => cloudflare(pages, '', headers)).toThrow('Cloudflare Pages stops');
  });

  it('joins a header that two rules set', async () => {
    const twice = `${goodHeaders}\n/new\n  X-Frame-Options: DENY\n`;
    const ask = cloudflare(pages, '/old /new 301\n', twice);
    expect(await hostProblems(ask, small)).toEqual(['/new: X-Frame-Options is "SAMEORIGIN, DENY"']);
  });

  it('lets browsers keep a page', async () => {
    const ask = cloudflare(
      pages,
      '/old /new 301\n',
      `${goodHeaders}\n/new\n  Cache-Control: max-age=9\n`,
    );
    expect(await hostProblems(ask, small)).toEqual(['/new: Cache-Control is "max-age=9"']);
  });

  it('sends headers to nobody when a line is neither path nor header', () => {
    expect(() => netlify(pages, '', 'X-Frame-Options: DENY\n')).toThrow('is no path and no header');
  });

  it('has a pattern of Vercel where a path was meant, or addresses with extensions', () => {
    const config = {cleanUrls: true, trailingSlash: false, redirects: [], headers: []};
    const wrong = {source: '/old/:page', destination: '/new', statusCode: 301};
    expect(() => vercel(pages, JSON.stringify({...config, redirects: [wrong]}))).toThrow(
      'Vercel reads a pattern in "/old/:page"',
    );
    expect(() => vercel(pages, JSON.stringify({...config, cleanUrls: false}))).toThrow(
      'addresses must have no extension',
    );
  });

  it('serves its home page for everything', async () => {
    const ask = () => ({status: 200, file: 'index.html', headers: {}});
    expect(await hostProblems(ask, small)).toContain(
      '/no-such-page: does not exist, and the host answers 200 index.html',
    );
  });
});
