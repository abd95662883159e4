import {describe, expect, it} from 'vitest';
import {rowGroups} from '@site/src/components/ui/StackedTable/rowGroups';

const row = (key: string, fold?: string) => ({key, head: key, cells: [], fold});

describe('the rows of a stacked table', () => {
  it('are split at the edges of their folds', () => {
    const rows = [row('a'), row('b', 'x'), row('c', 'x'), row('d', 'y'), row('e')];
    expect(rowGroups(rows).map(({fold, rows: own}) => [fold, own.map(({key}) => key)])).toEqual([
      [undefined, ['a']],
      ['x', ['b', 'c']],
      ['y', ['d']],
      [undefined, ['e']],
    ]);
    expect(rowGroups([])).toEqual([]);
  });
});
