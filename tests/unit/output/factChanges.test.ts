// @vitest-environment jsdom
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {changeFeed} from '../../../src/output/factChanges/changeFeed';
import {changeWords} from '../../../src/output/factChanges/changeWords';
import {compareFacts, type PublishedFact} from '../../../src/output/factChanges/compareFacts';
import {readHistory} from '../../../src/output/factChanges/readHistory';
import {atom} from '../../../src/output/feeds/atom';

const SITE = {title: 'Docs', home: 'https://docs.example/base/'};
const IMPLEMENTATION = '0x1111111111111111111111111111111111111111';
const NEW_IMPLEMENTATION = '0x2222222222222222222222222222222222222222';

const rollup = {
  id: 'ethereum/LineaRollup',
  name: 'LineaRollup',
  chain: 'ethereum',
  address: '0x3333333333333333333333333333333333333333',
  code: {version: '7.0', implementation: IMPLEMENTATION, seen: '2026-01-01'},
  sources: ['https://example.org/'],
  checked: '2026-01-01',
};
const network = {
  id: 'mainnet',
  name: 'Linea Mainnet',
  rpc: {http: [{url: 'https://one.example'}, {url: 'https://two.example'}]},
};
const words = (document: string, before: object, after: object) =>
  compareFacts([before as PublishedFact], [after as PublishedFact]).map((change) =>
    changeWords(document, change),
  );

describe('the comparison of facts', () => {
  it.each<[what: string, after: object]>([
    ['another source', {...rollup, sources: ['https://example.com/']}],
    ['a later check', {...rollup, checked: '2026-02-01'}],
    ['a later look at the chain', {...rollup, code: {...rollup.code, seen: '2026-02-01'}}],
    ['another order of keys', Object.fromEntries(Object.entries(rollup).reverse())],
  ])('takes %s for no change', (_, after) => {
    expect(compareFacts([rollup], [after as PublishedFact])).toEqual([]);
  });

  it('takes another order of facts and of a list for no change', () => {
    const turned = {...network, rpc: {http: [...network.rpc.http].reverse()}};
    expect(compareFacts([rollup, network], [turned, rollup])).toEqual([]);
  });

  it('finds what came, went and changed, with the values', () => {
    const changed = {...rollup, code: {...rollup.code, version: '8.0'}};
    const other = {id: 'linea/Other', name: 'Other'};
    expect(compareFacts([rollup, network], [changed, other])).toEqual([
      {kind: 'removed', fact: network},
      {
        kind: 'changed',
        fact: changed,
        values: [{path: 'code.version', before: '7.0', after: '8.0'}],
      },
      {kind: 'added', fact: other},
    ]);
  });

  it('tells a value that is new or gone from one that is null', () => {
    const [change] = compareFacts([{id: 'a', one: 1, two: 2}], [{id: 'a', two: null, three: 3}]);
    expect(change).toMatchObject({
      values: [
        {path: 'one', before: 1},
        {path: 'two', before: 2, after: null},
        {path: 'three', after: 3},
      ],
    });
    expect(change).not.toHaveProperty('values.0.after');
    expect(change).not.toHaveProperty('values.2.before');
  });
});

describe('the words of a change', () => {
  it.each<
    [title: string, lines: readonly string[], document: string, before: object, after: object]
  >([
    [
      'Contract upgraded: LineaRollup on Ethereum Mainnet',
      [`code.implementation: ${IMPLEMENTATION} → ${NEW_IMPLEMENTATION}`],
      'contracts',
      rollup,
      {...rollup, code: {...rollup.code, implementation: NEW_IMPLEMENTATION}},
    ],
    [
      'New address: LineaRollup on Ethereum Mainnet',
      [`address: ${rollup.address} → ${IMPLEMENTATION}`],
      'contracts',
      rollup,
      {...rollup, address: IMPLEMENTATION},
    ],
    [
      'Contract changed: LineaRollup on Ethereum Mainnet',
      ['purpose: added Roll up'],
      'contracts',
      rollup,
      {...rollup, purpose: 'Roll up'},
    ],
    [
      'Endpoint gone: https://two.example',
      ['rpc.http: removed https://two.example'],
      'networks',
      network,
      {...network, rpc: {http: network.rpc.http.slice(0, 1)}},
    ],
    [
      'New endpoint: https://three.example',
      ['rpc.http: added https://three.example'],
      'networks',
      network,
      {...network, rpc: {http: [...network.rpc.http, {url: 'https://three.example'}]}},
    ],
    [
      'Limit moved: ECRECOVER',
      ['limits: removed {"perBlock":64}', 'limits: added {"perBlock":32}'],
      'precompiles',
      {id: '0x01', name: 'ECRECOVER', limits: [{perBlock: 64}]},
      {id: '0x01', name: 'ECRECOVER', limits: [{perBlock: 32}]},
    ],
    [
      'JSON-RPC error changed: Block not found',
      [`cause: ${'a'.repeat(200)}… → b`],
      'errors',
      {id: 'x', message: 'Block not found', cause: 'a'.repeat(300)},
      {id: 'x', message: 'Block not found', cause: 'b'},
    ],
  ])('are "%s"', (title, lines, document, before, after) => {
    expect(words(document, before, after)).toEqual([{title, lines}]);
  });

  it('name facts that came and went', () => {
    const titles = compareFacts([network], [rollup]).map(
      (change) => changeWords('contracts', change).title,
    );
    expect(titles).toEqual([
      'Contract gone: Linea Mainnet',
      'New contract: LineaRollup on Ethereum Mainnet',
    ]);
  });
});

describe('the feed of changes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'facts-history-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.org',
      },
    });
  const write = (name: string, items: readonly object[] | string) => {
    const file = path.join(root, 'facts', `${name}.json`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof items === 'string' ? items : JSON.stringify({items}));
  };
  const commit = (day: string) => {
    git('add', '.');
    process.env.GIT_COMMITTER_DATE = `${day}T12:00:00+02:00`;
    git('commit', '-q', '--allow-empty', '-m', day);
    delete process.env.GIT_COMMITTER_DATE;
  };
  const history = (limit?: number) => readHistory(root, 'facts', ['contracts', 'networks'], limit);
  const feed = () => changeFeed(history(), '2026-01-01', SITE);

  beforeAll(() => {
    git('init', '-q');
    write('contracts', [rollup]);
    write('networks', [network]);
    commit('2026-01-01');
    write('contracts', [{...rollup, code: {...rollup.code, version: '8.0'}}]);
    commit('2026-02-01');
    // Another subject.
    commit('2026-02-02');
    write('contracts', [
      {...rollup, code: {...rollup.code, version: '8.0'}, checked: '2026-02-03'},
    ]);
    commit('2026-02-03');
    write('networks', [{...network, rpc: {http: []}}]);
    commit('2026-03-01');
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));

  it('has no entry for the first version, a new check or another subject', () => {
    expect(feed().entries.map(({title, published, tags}) => [title, published, tags])).toEqual([
      ['Endpoint gone: https://one.example', '2026-03-01T10:00:00Z', ['networks']],
      ['Contract upgraded: LineaRollup on Ethereum Mainnet', '2026-02-01T10:00:00Z', ['contracts']],
    ]);
  });

  it('leads to the facts, and is valid as Atom', () => {
    const {entries, updated} = feed();
    expect(updated).toBe('2026-03-01T10:00:00Z');
    expect(entries[1]).toMatchObject({
      url: 'https://docs.example/base/facts/contracts.json',
      html: '<ul><li>code.version: 7.0 → 8.0</li></ul>',
    });
    expect(new Set(entries.map(({id}) => id)).size).toBe(2);
    const xml = atom(feed(), 'application/atom+xml');
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelectorAll('entry')).toHaveLength(2);
    for (const id of document.querySelectorAll('entry > id')) {
      expect(id.textContent).toMatch(
        /^tag:docs\.linea\.build,2026:facts\/\w+\/[\w%.-]+\/[\da-f]{12}$/,
      );
    }
  });

  it('reads as many commits as it may', () => {
    expect(history(2).map(({document, date}) => `${document} ${date.slice(0, 10)}`)).toEqual([
      'networks 2026-03-01',
      'contracts 2026-02-03',
    ]);
  });

  it('makes one entry of many changes in one commit', () => {
    const many = (version: string) =>
      Array.from({length: 13}, (_, index) => ({...rollup, id: `linea/${index}`, code: {version}}));
    const revision = {
      document: 'contracts',
      commit: 'a'.repeat(40),
      date: '2026-03-01T10:00:00Z',
      before: many('1.0'),
      after: many('2.0'),
    };
    const {entries} = changeFeed([revision], '2026-01-01', SITE);
    expect(entries.map(({title}) => title)).toEqual(['13 changes: contracts']);
    expect(entries[0]?.html.match(/<li>Contract upgraded/g)).toHaveLength(13);
  });

  it('survives a version that is no JSON, and a text with markup', () => {
    write('contracts', '{');
    commit('2026-04-01');
    write('contracts', [{...rollup, name: '<b>&'}]);
    commit('2026-04-02');
    const {entries} = feed();
    // The broken version counts as empty: there is nothing to compare the next one with.
    expect(entries.map(({title}) => title)).toContain(
      'Contract gone: LineaRollup on Ethereum Mainnet',
    );
    write('contracts', [{...rollup, name: '<b>&', purpose: '<i>'}]);
    commit('2026-04-03');
    expect(feed().entries[0]?.html).toBe('<ul><li>purpose: added &lt;i&gt;</li></ul>');
    expect(atom(feed(), 'application/atom+xml')).toContain('&lt;b&gt;&amp; on Ethereum Mainnet');
  });

  it('is empty outside of Git, and dated by the facts', () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'no-git-'));
    expect(readHistory(outside, 'facts', ['contracts'])).toEqual([]);
    expect(changeFeed([], '2026-01-01', SITE)).toMatchObject({
      updated: '2026-01-01T00:00:00Z',
      entries: [],
    });
    rmSync(outside, {recursive: true, force: true});
  });
});
