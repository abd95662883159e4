import {describe, expect, it} from 'vitest';
import {findOldPath} from '../../src/theme/NotFound/Content/findOldPath';

const oldPaths = {
  moved: {
    '/technology/architecture': ['/architecture', '/technology', '/architecture/overview'],
    '/api#token-api': ['/api/token-api'],
    '/': ['/use-linea/index.md', '/en/latest'],
  },
  prefixes: ['/en/latest'],
};
const routes = new Set(['/', '/get-started', '/technology/architecture', '/api']);

function found(path: string) {
  return findOldPath(path, oldPaths, routes);
}

describe('an old path', () => {
  it.each([
    '/architecture',
    '/architecture/',
    '/architecture.html',
    '/architecture/index.html',
    '/architecture/index',
    '/architecture.md',
    '/Architecture',
    '//architecture//',
    '/%61rchitecture',
    '/en/latest/architecture',
    '/en/latest/architecture/overview.html',
    '/en/latest/technology/architecture',
  ])('is known as %s', (path) => {
    expect(found(path)).toBe('/technology/architecture');
  });

  it('keeps the anchor of the part that took over', () => {
    expect(found('/api/token-api/')).toBe('/api#token-api');
  });

  it('can be the name of a file', () => {
    expect(found('/use-linea/index.md')).toBe('/');
  });
});

describe('a path that was never one', () => {
  it.each([
    '',
    '/',
    '/qqzzxx',
    '/architecture-of-the-bridge',
    '/en/latest/qqzzxx',
    '/__proto__',
    '/constructor',
    '/toString',
    '/%E0%A4%A',
    '//example.org/architecture',
    `/${'index/'.repeat(2_000)}`,
  ])('is not known: %s', (path) => {
    expect(found(path)).toBeUndefined();
  });
});
