/**
 * The index of the section that the reader sees: the first that begins in the upper half of the view,
 * otherwise the section before. -1 above the first section.
 *
 * @param tops where the headings are, in the order of the page.
 * @param start where the view begins, below the navbar.
 */
export function currentEntry(tops: readonly number[], start: number, height: number): number {
  const next = tops.findIndex((top) => top >= start);
  if (next < 0) {
    return tops.length - 1;
  }
  return (tops[next] ?? 0) < height / 2 ? next : next - 1;
}
