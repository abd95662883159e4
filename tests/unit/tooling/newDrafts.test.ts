// cspell:ignore getweather weatherstation
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {draftKinds} from '../../../tools/newPage/kinds';
import type {Draft} from '../../../tools/newPage/draft';
import {withListed} from '../../../tools/newPage/withListed';
import {withSidebarItem} from '../../../tools/newPage/withSidebarItem';
import {checkPlaceholders} from '../../content/checks/placeholders';

const root = path.resolve(__dirname, '../../..');
const today = new Date('2026-11-28T10:00:00Z');
const read = (file: string) =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;

async function draft(kind: string, ...args: readonly string[]): Promise<Draft> {
  const found = draftKinds[kind] ?? expect.fail(`no kind ${kind}`);
  return Promise.resolve().then(() => found.draft(read, args, today));
}

/** The lines that a change adds to a file. */
const added = (file: string, text: string): readonly string[] => {
  const before = (read(file) ?? '').split('\n');
  return text.split('\n').filter((line) => !before.includes(line));
};

function syntaxErrors(file: string, text: string): readonly string[] {
  const {diagnostics = []} = ts.transpileModule(text, {reportDiagnostics: true, fileName: file});
  return diagnostics.map(({messageText}) => JSON.stringify(messageText));
}

describe('a draft for writers', () => {
  it.each<
    [
      kind: string,
      args: readonly string[],
      created: readonly string[],
      changed: Record<string, readonly string[]>,
    ]
  >([
    [
      'page',
      ['get-started/how-to/read-old-logs', 'Read old logs'],
      ['docs/get-started/how-to/read-old-logs.mdx'],
      {
        'config/sidebars/getStarted.ts': ["      'get-started/how-to/read-old-logs',"],
        'config/publishedRoutes.ts': ["  '/get-started/how-to/read-old-logs',"],
      },
    ],
    [
      'provider',
      ['oracles', 'acme', 'Acme Feeds'],
      ['docs/get-started/tooling/oracles/acme.mdx'],
      {'config/publishedRoutes.ts': ["  '/get-started/tooling/oracles/acme',"]},
    ],
    [
      'rpc',
      ['eth_getWeather', 'state'],
      ['data/rpc/eth_getWeather.ts', 'docs/api/reference/eth-getweather.mdx'],
      {
        'data/rpc/methods.ts': [
          "import {eth_getWeather} from './eth_getWeather';",
          '  eth_getWeather,',
        ],
        'config/publishedRoutes.ts': ["  '/api/reference/eth-getweather',"],
      },
    ],
    [
      'contract',
      ['WeatherStation', 'messageservice/lib'],
      [
        'data/abis/WeatherStation.ts',
        'docs/api/linea-smart-contracts/messageservice/lib/weatherstation.mdx',
      ],
      {
        'data/abis/contracts.ts': [
          "import {WeatherStation} from './WeatherStation';",
          '  WeatherStation,',
        ],
        'config/publishedRoutes.ts': [
          "  '/api/linea-smart-contracts/messageservice/lib/weatherstation',",
        ],
      },
    ],
  ])('of a %s creates its files and adds its lines', async (kind, args, created, changed) => {
    const written = await draft(kind, ...args);
    expect([...written.created.keys()]).toEqual(created);
    expect([...written.changed.keys()]).toEqual(Object.keys(changed));
    for (const [file, text] of written.changed) {
      expect(added(file, text)).toEqual(changed[file]);
      expect(syntaxErrors(file, text)).toEqual([]);
    }
    for (const [file, text] of written.created) {
      // It must not pass as finished.
      expect(checkPlaceholders([{file, text}])).not.toEqual([]);
      if (file.endsWith('.mdx')) {
        const {data} = matter(text);
        expect(data).toMatchObject({
          title: expect.any(String) as string,
          description: expect.any(String) as string,
          checked: new Date('2026-11-28'),
        });
        expect(Object.keys(data).at(-1)).toBe('checked');
      } else {
        expect(syntaxErrors(file, text)).toEqual([]);
        expect(text).toContain("checked: '2026-11-28'");
      }
    }
  });

  it('of a term stands between its neighbors', async () => {
    const {changed, created} = await draft('term', 'forced exit');
    const text = changed.get('data/glossary.ts') ?? '';
    const ids = [...text.matchAll(/^ {4}id: '(.*)',$/gm)].map(([, id = '']) => id);
    const at = ids.indexOf('forced-exit');
    const terms = [...text.matchAll(/^ {4}term: ['"](.*)['"],$/gm)].map(([, term = '']) => term);
    expect(terms[at]).toBe('forced exit');
    const [before = '', after = ''] = [terms[at - 1], terms[at + 1]];
    expect(before.localeCompare('forced exit', 'en', {sensitivity: 'base'})).toBeLessThan(0);
    expect(after.localeCompare('forced exit', 'en', {sensitivity: 'base'})).toBeGreaterThan(0);
    expect(created.size).toBe(0);
    expect(syntaxErrors('glossary.ts', text)).toEqual([]);
    expect(checkPlaceholders([{file: 'data/glossary.ts', text}])).not.toEqual([]);
  });

  it('of a term can be the last one, and have an apostrophe', async () => {
    const {changed} = await draft('term', "zz's proof");
    const text = changed.get('data/glossary.ts') ?? '';
    expect(text).toContain('term: "zz\'s proof"');
    expect(text.trimEnd().endsWith('];')).toBe(true);
    expect(syntaxErrors('glossary.ts', text)).toEqual([]);
  });

  it.each<[kind: string, args: readonly string[], message: string]>([
    ['page', ['blog/post', 'Post'], '"blog/post" is no path of a page'],
    ['page', ['get-started/How To', 'Post'], 'is no path of a page'],
    ['page', ['../get-started/x', 'Post'], 'is no path of a page'],
    ['page', ['get-started', 'Post'], 'is no path of a page'],
    ['page', ['get-started/how-to/x', ''], 'Give a title of at most 50 characters'],
    ['page', ['get-started/how-to/gas-fees', 'Gas'], 'docs/get-started/how-to/gas-fees.mdx exists'],
    [
      'page',
      ['get-started/how-to/bridge', 'Bridge'],
      'docs/get-started/how-to/bridge/index.mdx exists',
    ],
    ['page', ['get-started/nowhere/x', 'X'], 'has no page of get-started/nowhere/'],
    ['provider', ['clouds', 'acme', 'Acme'], 'There is no category "clouds"'],
    ['provider', ['oracles', 'Acme Feeds', 'Acme'], 'Give a file name in kebab case'],
    ['rpc', ['getBalance', 'state'], '"getBalance" is no name of a method'],
    ['rpc', ['eth_new', 'weather'], 'There is no group "weather". Use one of linea'],
    ['rpc', ['eth_call', 'calls'], 'data/rpc/eth_call.ts exists'],
    ['term', ['Batch'], 'has "Batch" already: see the entry "batch"'],
    ['term', ['***'], 'Give the term as it is written'],
    ['contract', ['rateLimiter'], '"rateLimiter" is no name of a contract'],
    ['contract', ['LineaRollup'], 'data/abis/LineaRollup.ts exists'],
    ['contract', ['New', 'weather'], 'There is no folder "weather"'],
  ])('of a %s from %j is refused with the fix', async (kind, args, message) => {
    await expect(draft(kind, ...args)).rejects.toThrow(message);
  });
});

describe('the places of new lines', () => {
  it('are in order in an index module', () => {
    const text =
      "import {A} from './A';\nimport {c} from './c';\n\nexport const all = [\n  A,\n  c,\n];\n";
    expect(withListed(text, 'B', 'f')).toBe(
      "import {A} from './A';\nimport {B} from './B';\nimport {c} from './c';\n\nexport const all = [\n  A,\n  B,\n  c,\n];\n",
    );
    expect(withListed(text, 'D', 'f')).toContain("'./c';\nimport {D}");
    expect(() => withListed(text, 'A', 'f')).toThrow('f has A already');
    expect(() => withListed('[]', 'A', 'f')).toThrow('f has no list that this command can add to');
  });

  it('are after the pages of the same folder in a sidebar, not of a folder below', () => {
    const text = "[\n  'a/b',\n  'a/c',\n  {\n    items: [\n      'a/d/e',\n    ],\n  },\n];\n";
    expect(withSidebarItem(text, 'a/new', 'f')).toContain("  'a/c',\n  'a/new',\n  {");
    expect(withSidebarItem(text, 'a/d/new', 'f')).toContain("      'a/d/e',\n      'a/d/new',");
  });
});
