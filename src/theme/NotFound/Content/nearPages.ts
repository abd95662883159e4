/** A page that can be suggested. */
export interface Page {
  readonly path: string;
  readonly title: string;
}

/** The least likeness, from 0 to 1, at which a page is worth a suggestion. */
const LEAST = 0.25;

/** The pairs of letters that follow each other in a text, of letters and digits only. */
function pairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  return new Set(
    Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)),
  );
}

/** How alike two texts are, from 0 to 1: the share of their pairs of letters that they have in common (Dice). */
function likeness(a: string, b: string): number {
  const [first, second] = [pairs(a), pairs(b)];
  const common = [...first].filter((pair) => second.has(pair)).length;
  return first.size + second.size === 0 ? 0 : (2 * common) / (first.size + second.size);
}

/** The last part of a path, without the ending of a file. */
function lastPart(path: string): string {
  return (
    path
      .replace(/\/+$/, '')
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** The pages whose paths are most like a path that is no page, best first. */
export function nearPages<Listed extends Page>(
  wanted: string,
  pages: readonly Listed[],
  most: number,
): readonly Listed[] {
  return pages
    .map((page) => ({
      page,
      // What somebody remembers of an address is its end.
      score:
        likeness(wanted, page.path) / 3 + (2 * likeness(lastPart(wanted), lastPart(page.path))) / 3,
    }))
    .filter(({score}) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({page}) => page);
}
