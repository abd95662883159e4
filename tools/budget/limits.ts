import {textTable} from '../textTable';

/** A figure of the production build, and its limit. */
export interface Budget {
  readonly label: string;
  readonly limit: number;
  readonly unit: 'KB' | 'bytes' | 'links' | 'requests' | 'pages' | 'score';
}

/**
 * The budgets of the site. A kilobyte is 1,000 bytes. Sizes are brotli unless the label says
 * otherwise.
 */
export const budgets = {
  script: {label: 'Scripts of the heaviest page', limit: 145, unit: 'KB'},
  shell: {label: 'of which every page of the documentation loads', limit: 130, unit: 'KB'},
  ownScript: {label: 'of which only the page itself loads, most', limit: 30, unit: 'KB'},
  growth: {label: 'Scripts of a page for one more page of its section', limit: 20, unit: 'bytes'},
  html: {label: 'HTML of the heaviest page', limit: 60, unit: 'KB'},
  contents: {label: 'Links in the longest contents list', limit: 100, unit: 'links'},
  style: {label: 'CSS of the heaviest page', limit: 18, unit: 'KB'},
  fonts: {label: 'Fonts of the first view', limit: 60, unit: 'KB'},
  foreign: {label: 'Requests to third parties', limit: 0, unit: 'requests'},
  shift: {label: 'Largest cumulative layout shift', limit: 0.02, unit: 'score'},
  unforeseen: {label: 'Pages that load other scripts than foreseen', limit: 0, unit: 'pages'},
  firstSuggestion: {
    label: 'Search until the first suggestion, at 400 pages',
    limit: 150,
    unit: 'KB',
  },
  search: {label: 'Search in all, at 400 pages', limit: 600, unit: 'KB'},
  diagrams: {label: 'Pages that load the code of diagrams', limit: 0, unit: 'pages'},
  playground: {label: 'Code and facts of the playground, on demand', limit: 30, unit: 'KB'},
  playgroundPages: {label: 'Pages that load the playground unasked', limit: 0, unit: 'pages'},
  decoder: {label: 'Code and data of the decoder, on demand', limit: 100, unit: 'KB'},
  decoderPages: {label: 'Pages that load the decoder unasked', limit: 0, unit: 'pages'},
  formulas: {label: 'Pages that load formula styles without a formula', limit: 0, unit: 'pages'},
} as const satisfies Record<string, Budget>;

export type BudgetKey = keyof typeof budgets;

/** A measured figure. `where`: the page or file with the highest value. */
export interface Measurement {
  readonly value: number;
  readonly where?: string;
}

export interface BudgetRow extends Budget, Measurement {
  /** Whether the figure fails the command. */
  readonly over: boolean;
}

/** The budgets that only a browser can measure. */
export const browserBudgets = ['fonts', 'shift', 'unforeseen'] as const satisfies BudgetKey[];

export type BrowserBudget = (typeof browserBudgets)[number];

/** Measurements without a browser, and perhaps with one. */
export type Measurements = Readonly<Record<Exclude<BudgetKey, BrowserBudget>, Measurement>> &
  Readonly<Partial<Record<BrowserBudget, Measurement>>>;

/** Compares measurements with budgets. */
export function compareWithBudgets(measured: Measurements): readonly BudgetRow[] {
  return (Object.entries(budgets) as [BudgetKey, Budget][]).flatMap(([key, budget]) => {
    const measurement = measured[key];
    return measurement === undefined
      ? []
      : [{...budget, ...measurement, over: measurement.value > budget.limit}];
  });
}

export function budgetTable(rows: readonly BudgetRow[]): string {
  const cells = rows.map((row) => {
    const {label, value, limit, unit, where, over} = row;
    const figure = `${Number(value.toFixed(unit === 'score' ? 4 : 1))} of ${limit} ${unit}`;
    return [over ? 'OVER' : 'ok', label, figure, where ?? ''];
  });
  return textTable(cells);
}
