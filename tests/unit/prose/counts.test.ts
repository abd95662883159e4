import path from 'node:path';
import {expect, it} from 'vitest';
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

it('a folder names the files in it', () => {
  const root = path.resolve(__dirname, '../../..');
  expect(proseFiles(root, ['docs/learn', 'data/glossary.ts'])).toEqual(
    expect.arrayContaining(['docs/learn/index.mdx', 'data/glossary.ts']),
  );
  expect(proseFiles(root, ['docs/learn'])).not.toContain('docs/support.mdx');
});
