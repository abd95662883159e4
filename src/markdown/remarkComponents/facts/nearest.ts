/** How many letters have to be added, removed or replaced to make one word of the other. */
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

/** How far a wrong word is from a known one. Nothing, when it is a part of it. */
function farness(wrong: string, known: string): number {
  return wrong !== '' && known.includes(wrong) ? 0 : distance(wrong, known);
}

/** The words that a wrong one was most likely meant to be, the likeliest first. Of `chain/name`, the name is enough. */
export function nearest(word: string, words: readonly string[], count = 5): readonly string[] {
  const wrong = word.toLowerCase();
  return words
    .map((each) => {
      const known = each.toLowerCase();
      const name = known.slice(known.indexOf('/') + 1);
      return [Math.min(farness(wrong, known), farness(wrong, name)), each] as const;
    })
    .sort(([a], [b]) => a - b)
    .slice(0, count)
    .map(([, each]) => each);
}
