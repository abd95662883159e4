/** A figure of the production build with the most that it may be. */
export interface Budget {
  readonly label: string;
  readonly limit: number;
  readonly unit: 'KB' | 'requests' | 'pages' | 'score';
}

/** The budgets of the site. A kilobyte is 1000 bytes; sizes are brotli unless the label says otherwise. */
export const budgets = {
  script: {label: 'JavaScript of the heaviest page', limit: 160, unit: 'KB'},
  ourScript: {label: 'of which code of this project, facts apart', limit: 15, unit: 'KB'},
  style: {label: 'CSS of the heaviest page', limit: 20, unit: 'KB'},
  fonts: {label: 'Fonts of the first view', limit: 60, unit: 'KB'},
  foreign: {label: 'Requests to third parties', limit: 0, unit: 'requests'},
  shift: {label: 'Largest cumulative layout shift', limit: 0.02, unit: 'score'},
  searchIndex: {label: 'Search index per 100 pages of 500 words', limit: 300, unit: 'KB'},
  diagrams: {label: 'Pages that load the code of diagrams', limit: 0, unit: 'pages'},
  playground: {label: 'Code of the playground, on demand', limit: 20, unit: 'KB'},
  playgroundPages: {label: 'Pages that load the playground unasked', limit: 0, unit: 'pages'},
  decoder: {label: 'Code and data of the decoder, on demand', limit: 100, unit: 'KB'},
  decoderPages: {label: 'Pages that load the decoder unasked', limit: 0, unit: 'pages'},
  formulas: {label: 'Pages that load formula styles without a formula', limit: 0, unit: 'pages'},
} as const satisfies Record<string, Budget>;

/** The name of a budget. */
export type BudgetKey = keyof typeof budgets;

/** A measured figure, and where it was measured when it is the worst of several. */
export interface Measurement {
  readonly value: number;
  readonly where?: string;
}

/** One row of the table. */
export interface BudgetRow extends Budget, Measurement {
  readonly over: boolean;
}

/** Holds the measurements against the budgets. */
export function compareWithBudgets(
  measured: Readonly<Record<BudgetKey, Measurement>>,
): readonly BudgetRow[] {
  return (Object.keys(budgets) as BudgetKey[]).map((key) => ({
    ...budgets[key],
    ...measured[key],
    over: measured[key].value > budgets[key].limit,
  }));
}

/** The rows as a table of text. */
export function budgetTable(rows: readonly BudgetRow[]): string {
  const cells = rows.map(({label, value, limit, unit, where, over}) => [
    over ? 'OVER' : 'ok',
    label,
    `${Number(value.toFixed(unit === 'score' ? 4 : 1))} of ${limit} ${unit}`,
    where ?? '',
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
