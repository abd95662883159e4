import {describe, expect, it} from 'vitest';
import {oldPaths, redirects} from '../../config/redirects';
import {type Redirect, redirectsOf} from '../../config/redirects/movedArea';
import {versionPrefixes} from '../../config/redirects/readTheDocs';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkInboundPaths} from './checks/inboundPaths';
import {anchorsOf} from './checks/links';
import {readPages} from '../../tools/content/readPages';
import {checkRedirects, type Pages} from './checks/redirects';
import {inboundPaths} from './inboundPaths';

const pages: Pages = new Map([
  ['/', new Set<string>()],
  ['/search', new Set<string>()],
  ...readPages().map((page) => [page.route, anchorsOf(page)] as const),
]);

/** The target of a path. */
function target(path: string): string | undefined {
  return oldPaths.find(({from}) => from === path)?.to;
}

describe('redirects', () => {
  it('lead straight to pages and anchors that exist', () => {
    expectNoProblems(checkRedirects(oldPaths, pages));
  });

  it('serve every path by which readers arrive', () => {
    const served = new Set([...pages.keys(), ...oldPaths.map(({from}) => from)]);
    expectNoProblems(checkInboundPaths(inboundPaths, served));
  });

  it('are made of all old paths', () => {
    expect(redirects.redirects).toEqual(oldPaths);
    expect(oldPaths.length).toBeGreaterThan(200);
  });

  // One path of each row in the specification's table of old areas.
  it.each([
    ['/use-mainnet/bridges-of-linea', '/get-started/how-to/bridge'],
    ['/use-mainnet/gas-on-linea', '/get-started/how-to/gas-fees'],
    ['/build-on-linea/run-a-node/use-docker', '/get-started/how-to/run-a-node'],
    ['/architecture/stack/trace-expansion-proving/proving', '/technology/prover/proving'],
    ['/reference/glossary', '/zero-knowledge-glossary'],
    ['/developers/tooling/oracles/pyth', '/get-started/tooling/oracles/pyth'],
    ['/developers/reference/api/linea-getproof', '/api/reference/linea-getproof'],
    ['/developers/quickstart', '/get-started'],
    // Other rules: the file of a folder, an earlier host, a page that is now a part of another
    // page.
    ['/network/build/tools/oracles/_category_.json', '/get-started/tooling/oracles'],
    ['/get-started/how-to/run-a-node/index', '/get-started/how-to/run-a-node'],
    [`${versionPrefixes[0]}/architecture/bridges`, '/technology/canonical-token-bridge'],
    ['/changelog/alpha-v2-technical-details', '/release-notes#alpha-v2'],
    ['/network-status', '/get-started/build/network-info#live-status'],
  ])('lead from %s to %s', (from, to) => {
    expect(target(from)).toBe(to);
  });
});

describe('an area that moved', () => {
  const area = {
    from: ['/old', '/older'],
    to: '/new',
    kept: ['', 'a/b'],
    moved: {c: '/elsewhere#c'},
  };

  it('leads from each of its folders, with names kept and changed', () => {
    expect(redirectsOf(area)).toEqual([
      {from: '/old', to: '/new'},
      {from: '/old/a/b', to: '/new/a/b'},
      {from: '/old/c', to: '/elsewhere#c'},
      {from: '/older', to: '/new'},
      {from: '/older/a/b', to: '/new/a/b'},
      {from: '/older/c', to: '/elsewhere#c'},
    ]);
  });

  it('leads nowhere from what stayed in place', () => {
    expect(
      redirectsOf({from: ['/new'], to: '/new', kept: ['', 'a'], moved: {b: '/new/a'}}),
    ).toEqual([{from: '/new/b', to: '/new/a'}]);
  });
});

describe('the checks of redirects', () => {
  const here: Pages = new Map([
    ['/page', new Set(['part'])],
    ['/other', new Set<string>()],
  ]);

  it('accept a page and a part of a page', () => {
    const sound = [
      {from: '/a', to: '/page'},
      {from: '/b', to: '/page#part'},
    ];
    expect(checkRedirects(sound, here)).toEqual([]);
  });

  it.each<readonly [string, readonly Redirect[], string]>([
    ['a target that is no page', [{from: '/a', to: '/gone'}], '/gone, which is no page'],
    [
      'an anchor that is not there',
      [{from: '/a', to: '/page#gone'}],
      'no such anchor. It has: part',
    ],
    ['a page that is hidden', [{from: '/page', to: '/other'}], '/page is a page'],
    ['a loop of one', [{from: '/a', to: '/a'}], '/a leads to itself'],
    [
      'a loop of two',
      [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/a'},
      ],
      '/b leads to /a, which is redirected itself',
    ],
    [
      'a chain, also by an anchor',
      [
        {from: '/a', to: '/b#part'},
        {from: '/b', to: '/page'},
      ],
      '/a leads to /b#part, which is redirected itself',
    ],
    [
      'an old path that stands twice',
      [
        {from: '/a', to: '/page'},
        {from: '/a', to: '/other'},
      ],
      '/a is redirected twice',
    ],
    ['a slash at the end', [{from: '/a/', to: '/page'}], '/a/ is not a plain path'],
    ['a capital', [{from: '/A', to: '/page'}], '/A is not a plain path'],
    ['a pattern', [{from: '/a/:rest*', to: '/page'}], '/a/:rest* is not a plain path'],
  ])('fail on %s', (_, redirected, message) => {
    const problems = described(checkRedirects(redirected, here));
    expect(problems).toContain(message);
    expect(problems).toMatch(/^config\/redirects: /);
  });

  it('fail on a path of readers that leads nowhere', () => {
    expect(described(checkInboundPaths(['/a', '/b'], new Set(['/a'])))).toBe(
      'config/redirects: readers arrive at /b, which leads nowhere. Redirect it to the page that serves them',
    );
  });
});
