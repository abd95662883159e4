import {describe, expect, it} from 'vitest';
import {contextLabel, contextOfPage, searchPageUrl} from '../../../src/search/scope';

describe('a context', () => {
  const contexts = ['api', {label: {en: 'Guides', fr: 'Guides pratiques'}, path: 'guides'}];

  it('is found by the path of the page, as a whole part of it', () => {
    expect(contextOfPage('/api', '/', contexts)).toBe('api');
    expect(contextOfPage('/api/x', '/', contexts)).toBe('api');
    expect(contextOfPage('/apiary', '/', contexts)).toBe('');
    expect(contextOfPage('/v1/guides/x', '/v1/', contexts)).toBe('guides');
    expect(contextOfPage('/api', '/', null)).toBe('');
  });

  it('is labelled in the language of the site, or by its path', () => {
    expect(contextLabel('api', 'en')).toBe('api');
    expect(contextLabel({label: 'All guides', path: 'guides'}, 'en')).toBe('All guides');
    expect(contextLabel({label: {fr: 'Guides pratiques'}, path: 'guides'}, 'en')).toBe('guides');
  });
});

describe('the address of the search page', () => {
  it('has the query, the context and the version that apply', () => {
    const url = (query: string, versionUrl: string, context: string) =>
      searchPageUrl(query, {versionUrl, context}, '/docs/');
    expect(url('', '/docs/', '')).toBe('/docs/search');
    expect(url('gas & fees', '/docs/', '')).toBe('/docs/search?q=gas+%26+fees');
    expect(url('gas', '/docs/2.0/', 'api')).toBe('/docs/search?q=gas&ctx=api&version=2.0%2F');
  });

  it('is refused for a version outside of the base path', () => {
    expect(() => searchPageUrl('gas', {versionUrl: '/other/', context: ''}, '/docs/')).toThrow(
      'The version URL "/other/" does not start with the base URL "/docs/".',
    );
  });
});
