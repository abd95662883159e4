/** The hit that the reader has just opened, until its page shows. */
interface FoundPlace {
  /** The path of its page. */
  readonly path: string;
  /** The anchor of its section, with `#`, or empty. */
  readonly anchor: string;
  readonly words: readonly string[];
}

let place: FoundPlace | undefined;

/** Notes that the reader opens a hit, so that its page can show the words where they stand. */
export function openPlace(url: string, words: readonly string[]): void {
  const {pathname, hash} = new URL(url, location.href);
  place = {path: pathname, anchor: hash, words};
}

/** The hit that led to a page, once. */
export function takePlace(path: string): FoundPlace | undefined {
  const found = place?.path === path ? place : undefined;
  place = found ? undefined : place;
  return found;
}
