import type {Sourced} from '../source';

/** What stands in a cell: a text with `code` and [links](/to), or a number, which the page writes with separators. */
export type LimitCell = string | number;

/** One limit, trigger or time. */
export interface Limit {
  /** What is limited, as text with optional `code`. Unique in its group. */
  readonly what: string;
  /** Smaller, below: the key in a configuration or the name in the source. */
  readonly key?: string;
  /** One for each further column of the group. */
  readonly cells: readonly LimitCell[];
}

/** Limits that a page shows as one table. */
export interface LimitGroup extends Sourced {
  readonly caption: string;
  /** The headings: of the limits, then of each cell. A unit belongs into the heading, or into each cell. */
  readonly columns: readonly [string, string, ...string[]];
  readonly limits: readonly [Limit, ...Limit[]];
}
