import type {Row} from './StackedRow';

/** Neighboring rows of one fold, or of none. */
interface RowGroup {
  readonly fold?: string | undefined;
  readonly rows: readonly Row[];
}

/** Splits rows at the edges of their folds. */
export function rowGroups(rows: readonly Row[]): readonly RowGroup[] {
  const starts = rows.flatMap(({fold}, at) =>
    at === 0 || fold !== rows[at - 1]?.fold ? [at] : [],
  );
  return starts.map((start, at) => ({
    fold: rows[start]?.fold,
    rows: rows.slice(start, starts[at + 1]),
  }));
}
