/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The edit distance. Zero if the known word contains the wrong one. */
function editCost(wrong: string, known: string): number {
  return wrong !== '' && known.includes(wrong) ? 0 : distance(wrong, known);
}

/** Suggestions for a misspelled word, best first. For `chain/name`, the name alone can match. */
export function nearest(word: string, words: readonly string[], count = 5): readonly string[] {
  const wrong = word.toLowerCase();
  return words
    .map((each) => {
      const known = each.toLowerCase();
      const name = known.slice(known.indexOf('/') + 1);
      return [Math.min(editCost(wrong, known), editCost(wrong, name)), each] as const;
    })
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}
