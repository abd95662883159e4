/** A page that can be suggested. */
export interface Page {
  readonly path: string;
  readonly title: string;
}

/** The minimum similarity for a suggestion, from 0 to 1: of the whole path, and of its last part. */
const MIN_SIMILARITY = 0.35;
const MIN_OF_LAST_PART = 0.4;

/** The pairs of adjacent characters in a text, letters and digits only. */
function pairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  return new Set(
    Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)),
  );
}

/** The Dice coefficient of two texts: the share of character pairs that they have in common, from 0 to 1. */
function similarity(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size);
}

/** The last segment of a path, without a file extension. */
function lastPart(path: string): string {
  return (
    path
      .replace(/\/+$/, '')
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** The pages with the most similar paths, best first. */
export function nearPages<Listed extends Page>(
  wanted: string,
  pages: readonly Listed[],
  most: number,
): readonly Listed[] {
  return pages
    .map((page) => {
      const ofLast = similarity(lastPart(wanted), lastPart(page.path));
      // The end of a path is more distinctive than its beginning.
      return {page, ofLast, score: similarity(wanted, page.path) / 3 + (2 * ofLast) / 3};
    })
    .filter(({score, ofLast}) => score >= MIN_SIMILARITY && ofLast >= MIN_OF_LAST_PART)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}
