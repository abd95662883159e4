import {hasAlmost} from '../hasAlmost';

/** A question about the rows, and its possible answers. */
export interface Facet {
  /** The URL parameter. */
  readonly key: string;
  readonly label: string;
  /** Absent: the reader types a text, and rows with all its words match. */
  readonly options?: readonly (readonly [value: string, label: string])[];
}

/** A row of the table: its anchor, and its answers by facet. */
export interface FilteredRow {
  readonly id: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** Its words, for a facet without options. */
  readonly text?: string;
}

/** The chosen answer of each facet. A facet without a choice is absent. */
export type Choice = Readonly<Record<string, string>>;

/** The choice in a query string, without unknown facets and answers. */
export function choiceIn(search: string, facets: readonly Facet[]): Choice {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    facets.flatMap(({key, options}) => {
      const value = params.get(key);
      const isKnown = options?.some(([each]) => each === value) ?? value?.trim();
      return value !== null && isKnown ? [[key, value]] : [];
    }),
  );
}

/** Sets a choice in a query string and keeps other parameters. */
export function searchFor(choice: Choice, search: string, facets: readonly Facet[]): string {
  const params = new URLSearchParams(search);
  for (const {key} of facets) {
    params.delete(key);
    const value = choice[key];
    if (value !== undefined) {
      params.set(key, value);
    }
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** A choice with another answer to one facet. An empty answer removes it. */
export function withAnswer(choice: Choice, key: string, value: string): Choice {
  const others = Object.entries(choice).filter(([facet]) => facet !== key);
  return Object.fromEntries(value === '' ? others : [...others, [key, value]]);
}

/**
 * Whether a text contains all words of a query.
 * @param isForgiving whether each longer word can have one wrong letter.
 */
export function hasWords(text: string, words: string, isForgiving = false): boolean {
  const plain = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => (isForgiving ? hasAlmost(plain, word) : plain.includes(word)));
}

/** The items that match. If none does, those that almost match. */
export function matchingOf<Item>(
  items: readonly Item[],
  isMatch: (item: Item, isForgiving: boolean) => boolean,
): {readonly matching: readonly Item[]; readonly isClose: boolean} {
  const exact = items.filter((item) => isMatch(item, false));
  const isClose = exact.length === 0;
  return {matching: isClose ? items.filter((item) => isMatch(item, true)) : exact, isClose};
}

export const matches = (
  {answers, text = ''}: FilteredRow,
  choice: Choice,
  isForgiving = false,
): boolean =>
  Object.entries(choice).every(
    ([key, value]) => answers[key]?.includes(value) ?? hasWords(text, value, isForgiving),
  );

/**
 * The number of rows shown, as text.
 * @param noun the singular name of a row.
 * @param isClose whether no row matches, and those shown are similar.
 */
export function countText(noun: string, shown: number, all: number, isClose = false): string {
  if (isClose && shown > 0) {
    return `No exact match. ${shown} of ${all} ${noun}s ${shown === 1 ? 'is' : 'are'} similar.`;
  }
  if (shown === all) {
    return `All ${all} ${noun}s are shown.`;
  }
  return shown === 0
    ? `No ${noun}s match. Clear a filter.`
    : `${shown} of ${all} ${noun}s ${shown === 1 ? 'matches' : 'match'}.`;
}
