import {expect} from 'vitest';
import {describeProblem, type Problem} from '../../../tools/content/problem';

/** Fails with one line for each problem. */
export function expectNoProblems(problems: readonly Problem[]): void {
  expect(problems.map(describeProblem)).toEqual([]);
}

/** Problems as text, for tests of a check. */
export function described(problems: readonly Problem[]): string {
  return problems.map(describeProblem).join('\n');
}
