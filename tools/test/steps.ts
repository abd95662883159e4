import {
  type BudgetReport,
  budgetTally,
  type PlaywrightReport,
  playwrightTallies,
  readReport,
  type VitestReport,
  type Tally,
  vitestTally,
} from './reports';

/** A program of the test command. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** What its report says; a step without one counts as a single proof. */
  readonly tallies?: () => readonly Tally[];
}

const vitest = (...projects: readonly string[]): Step => {
  const name = `${projects.join(' and ')} tests`;
  const file = `${projects.join('-')}.json`;
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=.cache/reports/${file}`,
    ],
    tallies: () => [vitestTally(name, readReport(file) as VitestReport)],
  };
};

/** One group after the other; the steps of a group beside each other. */
export const groups: readonly (readonly Step[])[] = [
  [
    {name: 'build', command: ['npm', 'run', 'build']},
    {name: 'check', command: ['npm', 'run', 'check']},
  ],
  [vitest('content', 'unit')],
  [vitest('samples')],
  [vitest('hosting')],
  [
    {
      name: 'browser tests',
      command: ['npx', 'playwright', 'test'],
      tallies: () => playwrightTallies(readReport('playwright.json') as PlaywrightReport),
    },
  ],
  [
    {
      name: 'budgets',
      command: ['npm', 'run', 'budget'],
      tallies: () => [budgetTally('budgets', readReport('budget.json') as BudgetReport)],
    },
  ],
];
