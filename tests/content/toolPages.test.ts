import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {providers} from '../../data/providers/providers';
import {parsePage, readPages, root} from '../../tools/content/readPages';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {readTextFiles} from './checks/readTextFiles';
import {checkProviderFiles, checkToolPages, wordsOf} from './checks/toolPages';

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
});

describe('the checks of pages about tools', () => {
  it('fail on a retired provider whose page begins with something else', () => {
    const text = `${retired}Acme has prices.\n\nIt is retired since 2025.`;
    expect(described(checkToolPages([page(text)]))).toContain(
      'the word "retired" and the year 2025',
    );
    expect(checkToolPages([page(`${retired}Acme was retired in October 2025.`)])).toEqual([]);
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
});
