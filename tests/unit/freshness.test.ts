import {describe, expect, it} from 'vitest';
import {changedSources, newestOnGitHub, sourceFile} from '../../tools/freshness/changedSources';
import {type CheckedItem, checkedItems} from '../../tools/freshness/checkedItems';
import {freshnessReport} from '../../tools/freshness/freshnessReport';
import {ageOf, oldItems} from '../../tools/freshness/oldItems';

const today = new Date('2026-11-28T12:00:00Z');
const item = (name: string, checked: string, ...sources: readonly string[]): CheckedItem => ({
  name,
  checked,
  sources,
});
const old = item('docs/old.mdx', '2026-05-31', 'a/b@1234567:x.md');
const edge = item('docs/edge.mdx', '2026-06-01', 'a/b@1234567:x.md', 'https://example.org/');
const fresh = item('networks: mainnet', '2026-11-20', 'a/b@7654321:x.md', 'c/d@1:y|z.md');

describe('the age of a check', () => {
  it('is in whole days, and old after 180', () => {
    expect([old, edge, fresh].map((each) => ageOf(each, today))).toEqual([181, 180, 8]);
    expect(oldItems([fresh, edge, old], today)).toEqual([old]);
  });

  it('sorts the oldest first', () => {
    const older = item('docs/older.mdx', '2025-01-01');
    expect(oldItems([old, older], today)).toEqual([older, old]);
  });
});

describe('the items', () => {
  it('are the pages and the published facts, each with a day', () => {
    const items = checkedItems();
    expect(items.map(({name}) => name)).toEqual(
      expect.arrayContaining(['docs/api/errors.mdx', 'networks: mainnet']),
    );
    expect(items.filter(({checked}) => !/^\d{4}-\d{2}-\d{2}$/.test(checked))).toEqual([]);
  });
});

describe('changed sources', () => {
  it.each([
    ['a/b@1234567:docs/x y.md', {repository: 'a/b', path: 'docs/x y.md'}],
    ['https://example.org/a@b:c', undefined],
  ])('are files of repositories: %s', (source, file) => {
    expect(sourceFile(source)).toEqual(file);
  });

  it('are asked for once each, and told with the items that were checked before', async () => {
    const asked: string[] = [];
    const found = await changedSources([old, edge, fresh], ({repository, path}) => {
      asked.push(`${repository}:${path}`);
      return path === 'x.md'
        ? Promise.resolve('2026-06-01')
        : Promise.reject(new Error('GitHub returned 404'));
    });
    expect(asked.sort()).toEqual(['a/b:x.md', 'c/d:y|z.md']);
    // A check on the day of the change saw it.
    expect(found.changed).toEqual([
      {repository: 'a/b', path: 'x.md', changed: '2026-06-01', items: [old]},
    ]);
    expect(found.unknown).toEqual([
      {repository: 'c/d', path: 'y|z.md', reason: 'GitHub returned 404'},
    ]);
  });

  it('are asked for at GitHub, with the token only if there is one', async () => {
    const asked: {readonly url: string; readonly headers: unknown}[] = [];
    const ask = ((url: URL, {headers}: RequestInit) => {
      asked.push({url: url.href, headers});
      return Promise.resolve(
        Response.json([{commit: {committer: {date: '2026-07-01T01:02:03Z'}}}]),
      );
    }) as typeof fetch;
    const file = {repository: 'a/b', path: 'docs/x y.md'};
    expect(await newestOnGitHub('secret', ask)(file)).toBe('2026-07-01');
    expect(await newestOnGitHub(undefined, ask)(file)).toBe('2026-07-01');
    expect(asked[0]).toEqual({
      url: 'https://api.github.com/repos/a/b/commits?path=docs%2Fx+y.md&per_page=1',
      headers: {accept: 'application/vnd.github+json', authorization: 'Bearer secret'},
    });
    expect(asked[1]?.headers).not.toHaveProperty('authorization');
  });

  it.each<[what: string, answer: Response, message: string]>([
    ['refuses', new Response('', {status: 403}), 'GitHub returned 403'],
    ['has no commit', Response.json([]), 'GitHub has no commit of this file'],
  ])('are unknown if GitHub %s', async (_, answer, message) => {
    const ask = (() => Promise.resolve(answer)) as unknown as typeof fetch;
    await expect(newestOnGitHub(undefined, ask)({repository: 'a/b', path: 'x'})).rejects.toThrow(
      message,
    );
  });
});

describe('the report', () => {
  it('names old items, changed sources and those that nobody could look up', () => {
    const report = freshnessReport([old, edge, fresh], today, {
      changed: [
        {
          repository: 'a/b',
          path: 'x y.md',
          changed: '2026-06-01',
          items: [old, old, old, old],
        },
      ],
      unknown: [{repository: 'c/d', path: 'y|z.md', reason: 'GitHub returned 404'}],
    });
    expect(report).toContain('## Checked more than 180 days ago: 1');
    expect(report).toContain('| `docs/old.mdx` | 2026-05-31 | 181 |');
    expect(report).toContain(
      '| [a/b: x y.md](https://github.com/a/b/commits/HEAD/x%20y.md) | 2026-06-01 | `docs/old.mdx`, `docs/old.mdx`, `docs/old.mdx` and 1 more |',
    );
    expect(report).toContain('| c/d: y\\|z.md | GitHub returned 404 |');
  });

  it('says so if nothing is old, and nothing of sources that nobody asked for', () => {
    const report = freshnessReport([fresh], today);
    expect(report).toContain('## Checked more than 180 days ago: 0\n\nNone.');
    expect(report).not.toContain('Sources');
  });
});
