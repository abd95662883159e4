import {expect} from 'vitest';
import {describeProblem, type Problem} from '../../../tools/content/problem';

/** Fails with every problem on a line of its own. */
export function expectNoProblems(problems: readonly Problem[]): void {
  expect(problems.map(describeProblem)).toEqual([]);
}

/** The problems as text, for tests that prove a check can fail. */
export function described(problems: readonly Problem[]): string {
  return problems.map(describeProblem).join('\n');
}
