/**
 * How many letters of a word must be added, left out, replaced or swapped with their neighbor to make another
 * word, or the beginning of one.
 */
export function editDistance(word: string, other: string, {isBeginning = false} = {}): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({length: other.length + 1}, (_, at) => at);
  for (let at = 1; at <= word.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = word[at - 1] === other[to - 1];
      const isSwapped = word[at - 1] === other[to - 2] && word[at - 2] === other[to - 1];
      row.push(
        Math.min(
          (last[to] ?? 0) + 1,
          (row[to - 1] ?? 0) + 1,
          (last[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[to - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return isBeginning ? Math.min(...last) : (last[other.length] ?? 0);
}
