import {describe, expect, it} from 'vitest';
import {contextOfPage} from '../../../src/search/context';
import {contextLabel} from '../../../src/search/contextLabel';
import {indexUrl} from '../../../src/search/indexUrl';
import {searchPageUrl} from '../../../src/search/scope';

describe('a context', () => {
  const contexts = ['api', {label: {en: 'Guides', fr: 'Guides pratiques'}, path: 'guides'}];

  it('is found by the path of the page, as a whole part of it', () => {
    expect(contextOfPage('/api', '/', contexts)).toBe('api');
    expect(contextOfPage('/api/x', '/', contexts)).toBe('api');
    expect(contextOfPage('/apiary', '/', contexts)).toBe('');
    expect(contextOfPage('/docs/guides/x', '/docs/', contexts)).toBe('guides');
    expect(contextOfPage('/other/guides/x', '/docs/', contexts)).toBe('');
    expect(contextOfPage('/api', '/', null)).toBe('');
  });

  it('is labelled in the language of the site, or by its path', () => {
    expect(contextLabel('api', 'en')).toBe('api');
    expect(contextLabel({label: 'All guides', path: 'guides'}, 'en')).toBe('All guides');
    expect(contextLabel({label: {en: 'Guides'}, path: 'guides'}, 'en')).toBe('Guides');
    expect(contextLabel({label: {fr: 'Guides pratiques'}, path: 'guides'}, 'en')).toBe('guides');
  });
});

const baseUrl = '/docs/';
const NOT_UNDER_BASE = 'does not start with the base URL "/docs/".';

describe('the address of the search page', () => {
  it('has the query, the context and the version that apply', () => {
    const url = (query: string, versionUrl: string, context: string) =>
      searchPageUrl(query, {baseUrl, versionUrl, context});
    expect(url('', '/docs/', '')).toBe('/docs/search');
    expect(url('gas & fees', '/docs/', '')).toBe('/docs/search?q=gas+%26+fees');
    expect(url('gas', '/docs/2.0/', 'api')).toBe('/docs/search?q=gas&ctx=api&version=2.0%2F');
  });

  it('is refused for a version outside of the base path', () => {
    expect(() => searchPageUrl('gas', {baseUrl, versionUrl: '/other/', context: ''})).toThrow(
      NOT_UNDER_BASE,
    );
  });
});

describe('the file of the index', () => {
  const page = 'https://docs.example.org/docs/search?q=gas';
  const {origin} = new URL(page);
  const url = (versionUrl: string, context = '', hash = '1234abcd') =>
    indexUrl({baseUrl, versionUrl, context}, page, hash).replace(origin, '');

  it('stands under the path of the version, named for the context, with the hash of the index', () => {
    expect(url('/docs/')).toBe('/docs/search-index.json?_=1234abcd');
    expect(url('/docs/2.0/')).toBe('/docs/2.0/search-index.json?_=1234abcd');
    expect(url('/docs/2.0')).toBe('/docs/2.0/search-index.json?_=1234abcd');
    expect(url('/docs/', 'api/reference')).toBe('/docs/search-index-api-reference.json?_=1234abcd');
    expect(url('/docs/', '', '')).toBe('/docs/search-index.json');
  });

  it.each([
    '//example.org/docs/',
    '/\\example.org/docs/',
    '/\t/example.org/docs/',
    'https://example.org/docs/',
    'javascript:alert(1)',
    'data:application/json,[]',
    '//',
    'https://[',
  ])('is never of another origin: "%s"', (versionUrl) => {
    expect(() => url(versionUrl)).toThrow('Unexpected version url');
  });

  it.each(['/', '/docs/../', '/docs/%2e%2e/', '/documents/', '/docs/2.0/../../other/'])(
    'always stands under the base path: "%s"',
    (versionUrl) => {
      expect(() => url(versionUrl)).toThrow(NOT_UNDER_BASE);
    },
  );

  it('is the same file whatever query or anchor the version comes with', () => {
    expect(url('/docs/?x=1')).toBe('/docs/search-index.json?_=1234abcd');
    expect(url('/docs/#x')).toBe('/docs/search-index.json?_=1234abcd');
  });

  it('keeps its origin where two slashes begin its path', () => {
    const scope = {baseUrl: '/', versionUrl: '/.//example.com/', context: ''};
    expect(indexUrl(scope, page, '')).toBe(`${origin}//example.com/search-index.json`);
  });
});
