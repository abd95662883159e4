/** Aligns rows of cells in columns. */
export function textTable(cells: readonly (readonly string[])[]): string {
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({length: columns}, (_, column) =>
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
