import {describe, expect, it} from 'vitest';
import {findOldPath, pageAbove} from '../../src/theme/NotFound/Content/findOldPath';

const oldPaths = {
  moved: {
    '/technology/architecture': ['/architecture', '/technology', '/architecture/overview'],
    '/api#token-api': ['/api/token-api'],
    '/': ['/use-linea/index.md', '/en/latest'],
  },
  pending: {
    '/technology/prover': ['/architecture/prover'],
    '/api/linea-sdk': [],
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
    expect(found(path)).toEqual({kind: 'moved', to: '/technology/architecture'});
  });

  it('keeps the anchor of the part that took over', () => {
    expect(found('/api/token-api/')).toEqual({kind: 'moved', to: '/api#token-api'});
  });

  it('can be the name of a file', () => {
    expect(found('/use-linea/index.md')).toEqual({kind: 'moved', to: '/'});
  });

  it.each(['/architecture/prover', '/technology/prover', '/en/latest/technology/prover.html'])(
    'can lead to a page that is not written: %s',
    (path) => {
      expect(found(path)).toEqual({kind: 'pending', route: '/technology/prover'});
    },
  );

  it('can be that of a page that is not written', () => {
    expect(found('/api/linea-sdk')).toEqual({kind: 'pending', route: '/api/linea-sdk'});
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
    expect(found(path)).toEqual({kind: 'unknown'});
  });
});

describe('the page above', () => {
  it.each([
    ['/get-started/tooling/oracles/pyth', '/get-started'],
    ['/technology/prover/proving', '/technology/architecture'],
    ['/api/reference/eth-call', '/api'],
    ['/learn/a', undefined],
    ['/a', undefined],
  ])('%s is %s', (route, above) => {
    expect(pageAbove(route, oldPaths, routes)).toBe(above);
  });
});
