import {textTable} from '../textTable';
import type {Tally} from './reports';
import type {StepResult} from './runStep';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A table of the steps: tests, wall and CPU seconds. */
export function stepTable(results: readonly StepResult[]): string {
  const rows = results.map(({name, tallies, wall, cpu}) => [
    name,
    String(sum(tallies.map(({passed, failures}) => passed + failures.length))),
    wall.toFixed(0),
    cpu?.toFixed(0) ?? '-',
  ]);
  return textTable([['step', 'tests', 'seconds', 'seconds of processor'], ...rows]);
}

export interface Summary {
  readonly failures: readonly string[];
  readonly skipped: readonly string[];
  /** `N passed, N failed`, and `, N skipped` if tests were skipped. */
  readonly total: string;
}

/** Counts the tests of a run. In CI, a skipped test counts as failed. */
export function summarize(tallies: readonly Tally[], isCi: boolean): Summary {
  const skipped = tallies.flatMap((tally) => tally.skipped ?? []);
  const failures = [
    ...tallies.flatMap((tally) => tally.failures),
    ...(isCi ? skipped.map((name) => `${name}\n  skipped. With CI=true every test must run`) : []),
  ];
  const passed = sum(tallies.map((tally) => tally.passed));
  const rest = skipped.length > 0 && !isCi ? `, ${skipped.length} skipped` : '';
  return {
    failures,
    skipped: isCi ? [] : skipped,
    total: `${passed} passed, ${failures.length} failed${rest}`,
  };
}
