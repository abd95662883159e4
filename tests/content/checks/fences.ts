import type {Code, Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {remarkRpcExamples} from '../../../src/markdown/remarkRpcExamples';
import {sampleOf} from '../../../src/markdown/remarkSample';
import {parseFenceMeta} from '../../../src/markdown/remarkSample/parseFenceMeta';
import {type Page, root} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** Languages that count for the share of tested lines. */
const COUNTED = new Set(['ts', 'tsx', 'js', 'jsx', 'mjs', 'solidity', 'python', 'go', 'java']);
const RUNNABLE = new Set([...COUNTED, 'bash', 'sh']);

/** A code fence of a page. `lines`: number of visible lines. */
export interface Fence {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly lines: number;
  readonly tested: boolean;
  readonly problem?: string;
}

function fenceOf(file: string, {lang, meta, value, position}: Code): Fence {
  const base = {file, line: position?.start.line ?? 1, language: lang ?? ''};
  try {
    const {untested} = parseFenceMeta(meta ?? '');
    const sample = sampleOf(meta ?? '', root);
    const lines = (sample ?? value).split('\n').length;
    const tested = sample !== undefined;
    if (lang === null || lang === undefined) {
      return {...base, lines, tested, problem: 'the fence names no language. Name one, or text'};
    }
    return tested || untested !== undefined || !RUNNABLE.has(lang)
      ? {...base, lines, tested}
      : {
          ...base,
          lines,
          tested,
          problem: `the ${lang} fence is neither tested nor says why. Include it from examples/ with file=, or add untested="why"`,
        };
  } catch (error) {
    return {...base, lines: 0, tested: false, problem: (error as Error).message};
  }
}

/** A page with the generated examples of methods. */
function withExamples(file: string, tree: Root): Root {
  return unified()
    .use(remarkRpcExamples)
    .runSync(structuredClone(tree), new VFile({path: file}));
}

/** A generated fence of a method. `tests/samples/rpcExamples.test.ts` runs all of them. */
function generated(file: string, {lang, value}: Code): Fence {
  return {file, line: 1, language: lang ?? '', lines: value.split('\n').length, tested: true};
}

/** Every code fence of the pages, including generated ones. */
export function fencesOf(pages: readonly Page[]): Fence[] {
  return pages.flatMap(({file, tree}) => {
    const fences: Fence[] = [];
    visit(withExamples(file, tree), 'code', (node: Code) => {
      fences.push(node.position === undefined ? generated(file, node) : fenceOf(file, node));
    });
    return fences;
  });
}

/** Problems of fences: no language, a broken include, or untested without a reason. */
export function checkFences(fences: readonly Fence[]): Problem[] {
  return fences.flatMap(({file, line, problem}) =>
    problem === undefined ? [] : [{file, line, message: problem}],
  );
}

/** The share of lines from tested files, from 0 to 1. */
export function testedShare(fences: readonly Fence[]): number {
  const counted = fences.filter(({language}) => COUNTED.has(language));
  const sum = (list: readonly Fence[]) => list.reduce((total, {lines}) => total + lines, 0);
  return sum(counted) === 0 ? 1 : sum(counted.filter(({tested}) => tested)) / sum(counted);
}
