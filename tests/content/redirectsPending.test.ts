import {describe, expect, it} from 'vitest';
import {oldPaths} from '../../config/redirects';
import {pending} from '../../config/redirects/pending';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {firstVersion, routesIn} from './checks/listHistory';
import {checkPendingPages} from './checks/pendingPages';
import {readRoutes} from '../../tools/content/readPages';
import {inboundPaths} from './inboundPaths';

it('the list of planned pages only shrinks', () => {
  const targets = oldPaths.map(({to}) => to.split('#')[0] ?? to);
  expectNoProblems(
    checkPendingPages(pending, {
      routes: new Set(readRoutes()),
      wanted: new Set([...targets, ...inboundPaths]),
      first: firstVersion('config/redirects/pending.ts') ?? new Set(pending),
    }),
  );
});

describe('the check of planned pages', () => {
  const held = {
    routes: new Set(['/written']),
    wanted: new Set(['/a', '/b', '/written', '/new']),
    first: new Set(['/a', '/b', '/written', '/unwanted']),
  };

  it('accepts what was there and is wanted', () => {
    expect(checkPendingPages(['/a', '/b'], held)).toEqual([]);
  });

  it.each([
    ['a page that is written', ['/written'], '/written is written. Take its line out'],
    ['a page that nothing leads to', ['/unwanted'], 'no old path leads to /unwanted'],
    ['a page that came later', ['/new'], '/new was not in the list when it began'],
    ['disorder', ['/b', '/a'], '/a is out of order'],
    ['a double', ['/a', '/a'], '/a is out of order'],
  ])('fails on %s', (_, list, message) => {
    const problems = described(checkPendingPages(list, held));
    expect(problems).toContain(message);
    expect(problems).toMatch(/^config\/redirects\/pending\.ts: /);
  });
});

describe('the history of a list', () => {
  it('is read from its text and from patches, of which only additions count', () => {
    expect([...routesIn("const list = [\n  '/a',\n  '/b/c',\n];\n")]).toEqual(['/a', '/b/c']);
    expect([...routesIn("@@\n   '/kept',\n-  '/gone',\n+  '/come',\n")]).toEqual(['/come']);
  });

  it('knows nothing of a file that was never committed', () => {
    expect(firstVersion('config/redirects/imagined.ts')).toBeUndefined();
  });
});
