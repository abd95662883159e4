import {describe, expect, it} from 'vitest';
import {redirectPage} from '../../../../src/plugins/hosting/redirectPage';
import {redirectRules} from '../../../../src/plugins/hosting/redirectRules';

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
      `config/redirects.ts leads from "${from}" to "${to}"`,
    );
  });
});

describe('the page at an old path', () => {
  it('has one script for all targets', () => {
    const script = (to: string) => /<script>.*<\/script>/.exec(redirectPage(to, 'Docs'))?.[0];
    expect(script('/a')).toBeDefined();
    expect(script('/a')).toBe(script('/b?c=1#d'));
  });

  it('writes a target with a query as an attribute', () => {
    expect(redirectPage('/a?b=1&c=2', 'Docs')).toContain(
      '<link rel="canonical" href="/a?b=1&amp;c=2">',
    );
  });
});
