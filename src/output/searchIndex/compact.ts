/** The parts of a serialized lunr index that this file changes. */
export interface SearchIndexPart {
  readonly documents: readonly unknown[];
  readonly index: {
    /** `[field, [term, weight, term, weight, …]]` */
    readonly fieldVectors: [string, number[]][];
    /** `[term, {_index, field: {document: {position: [[start, length], …]}}}]` */
    readonly invertedIndex: [string, Record<string, unknown>][];
  };
}

/** One decimal is enough: weights are only compared. */
const round = (weight: number) => Math.round(weight * 10) / 10;

/** Removes the positions of terms. The search finds the terms in the texts of its results. */
function forgetPlaces(postings: Record<string, unknown>): void {
  for (const [field, documents] of Object.entries(postings)) {
    if (field !== '_index') {
      for (const posting of Object.values(documents as Record<string, {position?: unknown}>)) {
        delete posting.position;
      }
    }
  }
}

/** Makes an index smaller, in place. Results stay the same. */
export function compact(parts: readonly SearchIndexPart[]): void {
  for (const {index} of parts) {
    for (const vector of index.fieldVectors) {
      vector[1] = vector[1].map((value, place) => (place % 2 === 1 ? round(value) : value));
    }
    for (const [, postings] of index.invertedIndex) {
      forgetPlaces(postings);
    }
  }
}
