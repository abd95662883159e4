import {spawnSync} from 'node:child_process';
import type {Requirement} from '../setup/requirements';
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

/** One of several machines that share a run. `index` starts at 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Parses its report. A step without a report counts as one test. */
  readonly tallies?: () => readonly Tally[];
  /** The programs that the step requires. */
  readonly needs?: readonly Requirement[];
  /** Its tests by name, all skipped, where it cannot run. A step without it is skipped as one test. */
  readonly skippedTests?: () => readonly Tally[];
  /** The next groups start before it ends. */
  readonly outlastsGroup?: boolean;
  /** With shards, only the first one runs it. */
  readonly isUndivided?: boolean;
}

const playwrightReport = () => playwrightTallies(readReport('playwright.json') as PlaywrightReport);

/** Lists browser tests, which needs no browser. In the report of a list, every test is skipped. */
function listBrowserTests(part: readonly string[]): readonly Tally[] {
  const {stdout} = spawnSync(
    'npx',
    ['playwright', 'test', '--list', '--reporter=json', '--pass-with-no-tests', ...part],
    {encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'inherit']},
  );
  return playwrightTallies(JSON.parse(stdout) as PlaywrightReport);
}

/**
 * The steps of the test command. Groups run one after the other, and the steps of a group run in
 * parallel. Source checks need no build, so they continue during the next groups.
 */
export function stepGroups(shard?: Shard): readonly (readonly Step[])[] {
  const part = shard && shard.count > 1 ? [`--shard=${shard.index}/${shard.count}`] : [];
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
        '--passWithNoTests',
        ...part,
      ],
      tallies: () => [vitestTally(name, readReport(file) as VitestReport)],
    };
  };
  const groups: readonly (readonly Step[])[] = [
    [
      {name: 'build', command: ['npm', 'run', 'build']},
      {
        name: 'check',
        command: ['npm', 'run', 'check'],
        isUndivided: true,
        outlastsGroup: true,
      },
    ],
    [vitest('content', 'unit')],
    [vitest('samples')],
    [vitest('hosting', 'packages')],
    [
      {
        name: 'browser tests',
        command: ['npx', 'playwright', 'test', '--pass-with-no-tests', ...part],
        tallies: playwrightReport,
        needs: ['Chromium'],
        skippedTests: () => listBrowserTests(part),
      },
    ],
    [
      {
        name: 'budgets',
        command: ['npm', 'run', 'budget'],
        tallies: () => [budgetTally('budgets', readReport('budget.json') as BudgetReport)],
        isUndivided: true,
      },
    ],
  ];
  return groups
    .map((group) => group.filter(({isUndivided}) => !isUndivided || (shard?.index ?? 1) === 1))
    .filter((group) => group.length > 0);
}
