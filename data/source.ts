/**
 * Where a fact was read, and when it was last held against that place.
 *
 * A source is either a public page (`https://…`) or a file of a public
 * repository at a commit (`owner/repo@commit:path/to/file`).
 */
export type SourceRef = `https://${string}` | `${string}/${string}@${string}:${string}`;

/** A day, as `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** What every fact carries beside its value. */
export interface Sourced {
  readonly sources: readonly [SourceRef, ...SourceRef[]];
  readonly checked: IsoDate;
}
