import path from 'node:path';
import {expect, it} from 'vitest';
import {checkList} from '../../../tools/prose/checkList';
import {countFindings} from '../../../tools/prose/countFindings';
import {lint} from '../../../tools/prose/lint';
import {proseFiles} from '../../../tools/prose/proseFiles';

const files = () =>
  Promise.all([
    lint('docs/a.mdx', 'Nobody asks somebody.'),
    lint('docs/b.mdx', 'Nobody asks.'),
    lint('docs/c.mdx', 'Ask.'),
  ]);

it('findings and files are counted by rule', async () => {
  const rows = countFindings(await files())
    .split('\n')
    .map((row) => row.split(/ {2,}/));
  expect(rows).toContainEqual(['phantom-actor', '3', '2']);
  expect(rows).toContainEqual(['calque', '0', '0']);
  expect(rows.at(-1)).toEqual(['total', '3', '2 of 3']);
});

it('the list of files that are not yet rewritten fails on one that passes or is gone', async () => {
  expect(checkList(['docs/a.mdx', 'docs/c.mdx', 'docs/d.mdx'], await files())).toEqual(
    ['docs/c.mdx', 'docs/d.mdx'].map((file) => ({
      file: 'tools/prose/notYetRewritten.ts',
      message: `${file} passes all rules, or is gone. Remove it from the list`,
    })),
  );
});

it('a folder names the files in it', () => {
  const root = path.resolve(__dirname, '../../..');
  expect(proseFiles(root, ['docs/learn', 'data/glossary.ts'])).toEqual(
    expect.arrayContaining(['docs/learn/index.mdx', 'data/glossary.ts']),
  );
  expect(proseFiles(root, ['docs/learn'])).not.toContain('docs/support.mdx');
});
