import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Code} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {beforeAll, describe, expect, it} from 'vitest';
import {remarkSample} from '../../../src/markdown/remarkSample';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'remark-sample-'));
  mkdirSync(path.join(root, 'examples'));
  writeFileSync(path.join(root, 'examples/a.ts'), '// #region one\nconst x = 1;\n// #endregion\n');
});

/** The first fence of a page after the step. */
function fenceOf(text: string): Code {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkSample, {root});
  const page = new VFile({path: path.join(root, 'docs/page.mdx'), value: text});
  const tree = processor.runSync(processor.parse(page), page);
  return tree.children.find((node) => node.type === 'code') as Code;
}

describe('a code fence with file=', () => {
  it('shows the region and keeps the rest of its info string', () => {
    const fence = fenceOf('```ts file=examples/a.ts#one title="a.ts" {1}\n```');
    expect(fence.value).toBe('const x = 1;');
    expect(fence.meta).toBe('title="a.ts" {1}');
  });

  it('leaves a fence of the page alone', () => {
    const fence = fenceOf('```ts untested="an account is needed"\na();\n```');
    expect(fence.value).toBe('a();');
    expect(fence.meta).toBeNull();
  });

  it.each([
    [
      'a missing region',
      '```ts file=examples/a.ts#two\n```',
      /^docs\/page\.mdx:1: examples\/a\.ts has no region "two" \(it has: one\)\. Mark it with/,
    ],
    [
      'a missing file',
      '\n```ts file=examples/b.ts\n```',
      /^docs\/page\.mdx:2: the fence includes "examples\/b\.ts", which does not exist\. Correct the path/,
    ],
    [
      'a file outside examples/',
      '```ts file=package.json\n```',
      /Samples live in examples\/: move the file there/,
    ],
    ['a way out of the project', '```ts file=examples/../../x\n```', /Samples live in examples\//],
    ['text of its own', '```ts file=examples/a.ts#one\nx\n```', /has text and a file=\. Keep one/],
    ['untested without a reason', '```ts untested\nx\n```', /untested without a reason\. Say why/],
    ['an empty file=', '```ts file=""\n```', /empty file=\. Name an example/],
  ])('fails the build on %s, naming the page, the line and the fix', (_name, text, message) => {
    expect(() => fenceOf(text)).toThrow(message);
  });
});
