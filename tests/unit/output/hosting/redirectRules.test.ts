import {describe, expect, it} from 'vitest';
import {redirectPage} from '../../../../src/output/hosting/redirectPage';
import {cleanRules, redirectRules} from '../../../../src/output/hosting/redirectRules';

describe('the rules of old paths', () => {
  it('are one for each path, below the base path', () => {
    const redirects = [
      {to: '/', from: '/old'},
      {to: '/new#part', from: ['/v1.2/a-b', '/c_d']},
      {to: 'https://example.org/a', from: ['/e']},
    ];
    expect(redirectRules(redirects, '/docs/')).toEqual([
      {from: '/docs/old', to: '/docs/'},
      {from: '/docs/v1.2/a-b', to: '/docs/new#part'},
      {from: '/docs/c_d', to: '/docs/new#part'},
      {from: '/docs/e', to: 'https://example.org/a'},
    ]);
  });

  it.each([
    ['/old/', '/new'],
    ['/old/*', '/new'],
    ['/:old', '/new'],
    ['old', '/new'],
    ['/', '/new'],
    ['/a b', '/new'],
    ['/a"b', '/new'],
    ['/a$b', '/new'],
    ['/old', ''],
    ['/old', 'new'],
    ['/old', '//example.org'],
    ['/old', 'javascript:a()'],
    ['/old', '/new$uri'],
    ['/old', '/new\nX: y'],
  ])('hold no path that a host reads as something else: %s to %s', (from, to) => {
    expect(() => redirectRules([{from, to}], '/')).toThrow(
      `config/redirects leads from "${from}" to "${to}"`,
    );
  });
});

describe('the rules of hosts that clean paths first', () => {
  it('are those of the clean paths, each once, and none that leads to itself', () => {
    const rules = ['/a', '/a/index', '/b.html', '/new/index.html', '/new.html', '/index-of'];
    expect(cleanRules(rules.map((from) => ({from, to: '/new#part'})))).toEqual([
      {from: '/a', to: '/new#part'},
      {from: '/b', to: '/new#part'},
      {from: '/index-of', to: '/new#part'},
    ]);
  });
});

describe('the page at an old path', () => {
  it('has one script for all targets', () => {
    const script = (to: string) => /<script>.*<\/script>/.exec(redirectPage(to, 'Docs'))?.[0];
    expect(script('/a')).toBeDefined();
    expect(script('/a')).toBe(script('/b?c=1#d'));
  });

  it('writes a target with a query, and the name of the site, as text of HTML', () => {
    const page = redirectPage('/a?b=1&c=2', 'Q <& A>');
    expect(page).toContain('<title>This page has moved | Q &lt;&amp; A&gt;</title>');
    expect(page).toContain('<link rel="canonical" href="/a?b=1&amp;c=2">');
  });
});
