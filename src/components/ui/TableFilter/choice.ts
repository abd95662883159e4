/** A question that the filter asks about rows, and its possible answers. */
export interface Facet {
  /** Name of the parameter in the address. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A row of the table: its anchor, and the answers that hold for it, by facet. */
export interface FilteredRow {
  readonly id: string;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

/** The chosen answer of each facet. A facet without a choice is absent. */
export type Choice = Readonly<Record<string, string>>;

/** The choice in a query string. Unknown facets and answers are left out. */
export function choiceIn(search: string, facets: readonly Facet[]): Choice {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    facets.flatMap(({key, options}) => {
      const value = params.get(key);
      return value !== null && options.some(([each]) => each === value) ? [[key, value]] : [];
    }),
  );
}

/** Writes a choice into a query string. Parameters that are not facets stay. */
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

/** Whether a row has all chosen answers. */
export const matches = ({answers}: FilteredRow, choice: Choice): boolean =>
  Object.entries(choice).every(([key, value]) => answers[key]?.includes(value) ?? false);

/**
 * The number of rows shown, as text.
 *
 * @param noun what a row is about, in the singular.
 */
export function countText(noun: string, shown: number, all: number): string {
  if (shown === all) {
    return `All ${all} ${noun}s are shown.`;
  }
  return shown === 0
    ? `No ${noun} matches. Clear a filter.`
    : `${shown} of ${all} ${noun}s ${shown === 1 ? 'matches' : 'match'}.`;
}
