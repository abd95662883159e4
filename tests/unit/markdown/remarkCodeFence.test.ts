import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {codeText, isFolded} from '../../../src/components/ui/CodeFence/codeLines';
import {remarkCodeFence} from '../../../src/markdown/remarkCodeFence';
import {tokenize} from '../../../src/markdown/remarkCodeFence/tokenize';

function transform(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkCodeFence);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page);
}

describe('lines colored at build', () => {
  it.each([
    ['ts', 'const a = "b"; // c\n\nfunction f() {}'],
    ['solidity', 'pragma solidity 0.8.33;\ncontract A {}'],
    ['bash', 'curl "$URL" \\\n  --data "{}"'],
    ['python', 'print(1)'],
    ['go', 'package main'],
    ['json', '{"a": 1}'],
    ['text', 'any <text>'],
  ])('hold the whole %s code', (language, code) => {
    expect(codeText(tokenize(code, language))).toBe(code);
  });

  it('name what each part is, and leave the rest plain', () => {
    expect(tokenize('const a = "b";', 'ts')).toEqual([
      [
        ['keyword', 'const'],
        ' a ',
        ['punctuation', '='],
        ' ',
        ['string', '"b"'],
        ['punctuation', ';'],
      ],
    ]);
  });
});

describe('long code', () => {
  const lines = (count: number) => Array.from({length: count}, (_, at) => [`line ${at}`]);

  it('folds above 25 lines', () => {
    expect(isFolded(lines(25), {})).toBe(false);
    expect(isFolded(lines(26), {})).toBe(true);
  });

  it('stays whole if lines are marked', () => {
    expect(isFolded(lines(26), {20: ['theme-code-block-highlighted-line']})).toBe(false);
  });
});

describe('a code fence', () => {
  it('becomes the component that shows it', () => {
    const [node] = transform('```ts title="a.ts" {1}\nx\n```').children;
    expect(node).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'CodeFence',
      attributes: [
        {name: 'language', value: 'ts'},
        {name: 'metastring', value: 'title="a.ts" {1}'},
        {name: 'lines', value: '[["x"]]'},
      ],
    });
  });

  it('stays what it is when it is a diagram', () => {
    expect(transform('```mermaid\nflowchart LR\n```').children[0]?.type).toBe('code');
  });

  it.each([
    [
      'an unknown language',
      '\n```klingon\nx\n```',
      'docs/page.mdx:2: the highlighter does not know the language "klingon"',
    ],
    [
      'line numbers',
      '```ts showLineNumbers\nx\n```',
      'fences do not know showLineNumbers. Mark lines',
    ],
    [
      'a magic comment',
      '```ts\n// highlight-next-line\nx\n```',
      'fences do not know highlight-next-line',
    ],
  ])('fails the build on %s, naming the page and the fix', (_name, text, message) => {
    expect(() => transform(text)).toThrow(message);
  });
});
