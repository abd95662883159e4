import {describe, expect, it} from 'vitest';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkFences, fencesOf, testedShare} from './checks/fences';
import {parsePage, readPages} from '../../tools/content/readPages';

const fences = (text: string) => fencesOf([parsePage('docs/fixture.mdx', text)]);

describe('code fences', () => {
  it('name their language, include what exists, and are tested or say why not', () => {
    expectNoProblems(checkFences(fencesOf(readPages())));
  });

  it('take at least 80 % of the TypeScript, JavaScript, Solidity, Python, Go and Java lines from tested files', () => {
    expect(testedShare(fencesOf(readPages()))).toBeGreaterThanOrEqual(0.8);
  });
});

describe('the checks of code fences', () => {
  it('fail on a fence without a language', () => {
    expect(described(checkFences(fences('```\na\n```')))).toContain('names no language');
  });

  it.each(['ts', 'java', 'bash'])('fail on %s that is neither tested nor explained', (language) => {
    expect(described(checkFences(fences(`\`\`\`${language}\na();\n\`\`\``)))).toContain(
      'neither tested nor says why',
    );
  });

  it('fail on a missing example file, naming the page and the fix', () => {
    expect(described(checkFences(fences('```ts file=examples/gone.ts\n```')))).toBe(
      'docs/fixture.mdx:1: the fence includes "examples/gone.ts", which does not exist. Correct the path after file=',
    );
  });

  it('count untested lines against the share', () => {
    expect(testedShare(fences('```ts untested="an account is needed"\na();\n```'))).toBe(0);
  });

  it('count the programs that the build writes for a method', () => {
    const found = fences('<RpcExamples method="eth_getBalance" />');
    expect(found.map(({language}) => language)).toEqual(
      expect.arrayContaining(['python', 'go', 'js']),
    );
    expect(testedShare([...found, ...fences('```ts untested="why"\na();\n```')])).toBeGreaterThan(
      0.9,
    );
  });

  it('leave shell and output out of the share', () => {
    expect(testedShare(fences('```json\n{}\n```'))).toBe(1);
  });
});
