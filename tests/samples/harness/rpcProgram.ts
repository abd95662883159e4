import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {RpcMethod} from '../../../data/rpc/schema';
import type {Renderer} from '../../../src/rpc/render/renderer';
import {isObject, type Json} from './lineaCall';
import type {Recording} from './recordingProxy';
import {run, type RunResult} from './run';
import {commandOf} from './sampleTest';

/** A program of the reference in a file. Only the endpoint differs from the page. */
export interface RpcProgram {
  readonly renderer: Renderer;
  readonly method: RpcMethod;
  /** The name of its recordings. */
  readonly name: string;
  readonly file: string;
}

const EXTENSIONS = {bash: 'sh', python: 'py', go: 'go', js: 'mjs'} as const;

/** The path of a method's program in a language, below the folder of all programs. */
export function programFile({value, language}: Renderer, method: RpcMethod): string {
  // Each Go program is a package, so it needs a folder.
  return language === 'go'
    ? path.join(value, method.name, 'main.go')
    : path.join(value, `${method.name}.${EXTENSIONS[language]}`);
}

/** Writes a program. @param text the code on the page. */
export function writeProgram(folder: string, file: string, text: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, `${text}\n`);
  return target;
}

/** Builds Go programs, all by default: one binary for each folder, in `bin`. */
export async function buildGo(folder: string, packages = './...'): Promise<RunResult> {
  writeProgram(folder, 'go.mod', 'module example.com/rpc\n\ngo 1.19');
  mkdirSync(path.join(folder, 'bin'), {recursive: true});
  return run('go', ['build', '-ldflags=-s -w', '-o', 'bin/', packages], {
    cwd: folder,
    timeout: 500_000,
  });
}

export function runProgram({renderer, method, file}: RpcProgram): Promise<RunResult> {
  const cwd = path.dirname(file);
  switch (renderer.language) {
    case 'bash':
      return run('sh', [file], {cwd});
    case 'python':
      return run(commandOf('python3 with requests') ?? 'python3', [file], {cwd});
    case 'go':
      return run(path.join(cwd, '../bin', method.name), [], {cwd});
    case 'js':
      return run(process.execPath, [file], {cwd});
  }
}

/**
 * The output of the programs in each language: the response, its result, or the result in a
 * library's format.
 */
const PRINTS = {
  curl: 'answer',
  python: 'result',
  go: 'result',
  nodejs: 'result',
  viem: 'own words',
  ethers: 'own words',
} as const satisfies Readonly<Record<Renderer['value'], string>>;

/** JSON with sorted keys, so that equal values are equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: Json) =>
    isObject(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

function printedProblem(kind: (typeof PRINTS)[Renderer['value']], stdout: string, answer: Json) {
  if (kind === 'own words') {
    return stdout.trim() === '' ? 'it printed nothing' : undefined;
  }
  let printed: unknown;
  try {
    printed = JSON.parse(stdout);
  } catch {
    return `it printed no JSON: ${stdout.slice(0, 200)}`;
  }
  const expected = kind === 'answer' ? answer : isObject(answer) ? answer.result : undefined;
  return canonical(printed) === canonical(expected)
    ? undefined
    : `it printed ${canonical(printed).slice(0, 200)}, but the node answered ${canonical(expected).slice(0, 200)}`;
}

/** The parameters that a library sends instead of the example's. */
function expectedParams({value}: Renderer, method: RpcMethod): readonly unknown[] {
  const call = value === 'viem' || value === 'ethers' ? method[value] : undefined;
  return call?.sends ?? method.examples[0].params;
}

/**
 * The problems of a program's run. Empty if it succeeds, sends exactly the example's request once,
 * gets a result, and prints the node's response.
 * @param isValid the problem of a result according to the method's schema. Empty if there is none.
 */
export function problemsOfRun(
  {renderer, method}: Pick<RpcProgram, 'renderer' | 'method'>,
  {code, stdout, stderr}: RunResult,
  recordings: readonly Recording[],
  isValid: (result: unknown) => string,
): readonly string[] {
  const [first] = recordings;
  const request = isObject(first?.request) ? first.request : {};
  const answer = first?.answer;
  const result = isObject(answer) ? answer.result : undefined;
  const params = expectedParams(renderer, method);
  const invalid = result === undefined ? '' : isValid(result);
  const found: readonly (string | false | undefined)[] = [
    code !== 0 && `it ended with ${code ?? 'a signal'}: ${(stderr + stdout).slice(0, 400)}`,
    recordings.length !== 1 &&
      `it sent ${recordings.length} requests: ${canonical(recordings.map((sent) => sent.request)).slice(0, 300)}`,
    first !== undefined &&
      request.method !== method.name &&
      `it asked for ${canonical(request.method)}`,
    first !== undefined &&
      canonical(request.params ?? []) !== canonical(params) &&
      `it sent ${canonical(request.params)} and not ${canonical(params)}`,
    first !== undefined &&
      result === undefined &&
      `the node answered ${canonical(answer).slice(0, 300)}`,
    invalid !== '' && `the answer is not of the documented form: ${invalid}`,
    code === 0 && answer !== undefined && printedProblem(PRINTS[renderer.value], stdout, answer),
  ];
  return found
    .filter((problem): problem is string => typeof problem === 'string')
    .map((problem) => `${renderer.value} ${method.name}: ${problem}`);
}
