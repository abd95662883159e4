import {describe, expect, it} from 'vitest';
import {publishedRoutes} from '../../config/publishedRoutes';
import {oldPaths} from '../../config/redirects';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {everListed, routesIn} from './checks/listHistory';
import {checkPublishedRoutes} from './checks/publishedRoutes';
import {readRoutes} from '../../tools/content/readPages';

it('a published path never dies', () => {
  expectNoProblems(
    checkPublishedRoutes(publishedRoutes, {
      routes: new Set(['/', '/search', ...readRoutes()]),
      redirected: new Set(oldPaths.map(({from}) => from)),
      ever: everListed('config/publishedRoutes.ts'),
    }),
  );
});

describe('the check of published paths', () => {
  const held = {
    routes: new Set(['/', '/page']),
    redirected: new Set(['/moved']),
    ever: new Set(['/', '/moved']),
  };

  it('accepts pages, and paths that lead to one', () => {
    expect(checkPublishedRoutes(['/', '/moved', '/page'], held)).toEqual([]);
  });

  it.each([
    [
      'a page that was removed without a redirect',
      ['/', '/gone', '/moved', '/page'],
      '/gone was published and leads nowhere. Bring the page back, or redirect the path',
    ],
    ['a page that is not in the list', ['/', '/moved'], "Add the line '/page',"],
    ['a line that was taken out', ['/', '/page'], '/moved was in the list and is gone from it'],
    ['disorder', ['/', '/page', '/moved'], '/moved is out of order'],
  ])('fails on %s', (_, list, message) => {
    const problems = described(checkPublishedRoutes(list, held));
    expect(problems).toContain(message);
    expect(problems).toMatch(/^config\/publishedRoutes\.ts: /);
  });
});

it('the history of a list is read from its text and from the additions of patches', () => {
  expect([...routesIn("const list = [\n  '/a',\n  '/b/c',\n];\n")]).toEqual(['/a', '/b/c']);
  expect([...routesIn("@@\n   '/kept',\n-  '/gone',\n+  '/come',\n")]).toEqual(['/come']);
});
