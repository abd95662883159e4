import {describe, expect, it} from 'vitest';
import {
  browserBudgets,
  type BudgetKey,
  budgets,
  budgetTable,
  compareWithBudgets,
  type Measurements,
} from '../../tools/budget/limits';

const measured = (change: Partial<Record<BudgetKey, number>>) =>
  compareWithBudgets(
    Object.fromEntries(
      (Object.keys(budgets) as BudgetKey[]).map((key) => [key, {value: change[key] ?? 0}]),
    ) as Record<BudgetKey, {value: number}>,
  );

it('without a browser, all other budgets are compared', () => {
  const needsBrowser = (key: string) => (browserBudgets as readonly string[]).includes(key);
  const keys = Object.keys(budgets).filter((key) => !needsBrowser(key));
  const rows = compareWithBudgets(
    Object.fromEntries(keys.map((key) => [key, {value: 1e9}])) as unknown as Measurements,
  );
  expect(rows).toHaveLength(keys.length);
  expect(rows.filter(({over}) => over).length).toBeGreaterThan(10);
});

describe('the budgets', () => {
  it('pass when no figure is over its limit', () => {
    expect(measured({}).some(({over}) => over)).toBe(false);
    expect(measured({script: budgets.script.limit}).some(({over}) => over)).toBe(false);
  });

  const overLimit = (key: BudgetKey) =>
    measured({[key]: budgets[key].limit + 0.001 + (budgets[key].unit === 'score' ? 0 : 1)});
  const keys = Object.keys(budgets) as BudgetKey[];

  it.each(keys)('fail when %s is over its limit', (key) => {
    const rows = overLimit(key);
    expect(rows.filter(({over}) => over).map(({label}) => label)).toEqual([budgets[key].label]);
    expect(budgetTable(rows)).toContain('OVER');
  });
});
