import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {listProviders} from '../../config/tooling/toolPages';
import {providers} from '../../data/providers/providers';
import {toolCategories} from '../../data/tooling/categories';
import type {ToolCategory} from '../../data/tooling/schema';
import {parsePage, readPages, root} from '../../tools/content/readPages';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {readTextFiles} from './checks/readTextFiles';
import {checkProviderFiles, checkToolPages, wordsOf} from './checks/toolPages';
import {checkToolTasks} from './checks/toolTasks';

const files = globSync('data/providers/*.ts', {cwd: root})
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'providers' && name !== 'schema');

const page = (text: string) => parsePage('docs/get-started/tooling/oracles/acme.mdx', text);
const retired = '---\nprovider: {status: retired, since: 2025-10}\n---\n\n';

describe('pages about tools', () => {
  it('are short, and begin with it when a provider is retired', () => {
    expectNoProblems(checkToolPages(readPages()));
  });

  it('use the facts of every provider', () => {
    expectNoProblems(checkProviderFiles(files, providers, readTextFiles()));
  });

  it('do every task on the landing page', () => {
    const providersOf = (category: ToolCategory) => listProviders(root, category);
    expectNoProblems(checkToolTasks(toolCategories, providersOf, readPages()));
  });
});

describe('the checks of pages about tools', () => {
  it('fail on a retired provider whose page begins with something else', () => {
    const text = `${retired}Acme has prices.\n\nIt is retired since 2025.`;
    expect(described(checkToolPages([page(text)]))).toContain(
      'the word "retired" and the year 2025',
    );
    expect(checkToolPages([page(`${retired}Acme was retired in October 2025.`)])).toEqual([]);
  });

  it('fail on limits after the check', () => {
    const sections = ['## Limits and prices', '## Check that it works {/* #check */}'];
    const text = [...sections].reverse().join('\n\nText.\n\n');
    expect(described(checkToolPages([page(text)]))).toContain(
      'has the section "Limits and prices" after "Check that it works"',
    );
    expect(checkToolPages([page(sections.join('\n\nText.\n\n'))])).toEqual([]);
  });

  it('fail on a long page, not on long code', () => {
    const many = 'word '.repeat(701);
    expect(described(checkToolPages([page(many)]))).toContain('has 701 words beside its code');
    expect(wordsOf(page(`One.\n\n\`\`\`text\n${many}\n\`\`\`\n\nTwo.`))).toBe(2);
  });

  it('fail on a file that is not listed, one that is not there, and one that no page uses', () => {
    const checked = '2026-11-23';
    const endpoint = {
      url: 'https://api.acme.example',
      name: 'API',
      access: 'key',
      source: 'https://docs.acme.example',
    } as const;
    const listed = {b: {checked}, c: {checked}, d: {checked, endpoints: [endpoint]}} as const;
    const texts = ['<ProviderContracts of="c" />', 'https://api.acme.example/v1'];
    const text = described(
      checkProviderFiles(
        ['a', 'b', 'd'],
        listed,
        texts.map((each) => ({file: 'docs/x.mdx', text: each})),
      ),
    );
    expect(text.split('\n')).toEqual([
      expect.stringContaining('data/providers/a.ts: is not in data/providers/providers.ts'),
      expect.stringContaining('lists c, which has no file of that name'),
      expect.stringContaining('data/providers/b.ts: is used by no page'),
    ]);
  });

  it('fail on a task that nothing does, and on an answer that is no heading', () => {
    const category = {
      key: 'oracles',
      label: 'Oracles',
      summary: 'Prices.',
      tasks: {a: 'Do a', b: 'Do b', c: 'Do c'},
      answers: {
        b: {name: 'Text', to: '/get-started/tooling/oracles/acme#there'},
        c: {name: 'x'.repeat(41), to: '/get-started/tooling/oracles/acme#gone'},
        d: {name: 'Text', to: '/get-started/tooling/oracles/acme#there'},
      },
    } as const satisfies ToolCategory;
    const pages = [page('## There\n\nText.')];
    expect(described(checkToolTasks([category], () => [], pages)).split('\n')).toEqual([
      expect.stringContaining('data/tooling (oracles): no provider does "a" on Linea'),
      expect.stringContaining('has more than 40 characters'),
      expect.stringContaining('/acme#gone is no heading of a page'),
      expect.stringContaining('answers "d", which is no task'),
    ]);
  });
});
