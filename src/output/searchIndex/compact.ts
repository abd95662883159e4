/** The parts of a serialized lunr index that are made smaller. */
export interface SearchIndexPart {
  readonly documents: readonly unknown[];
  readonly index: {
    /** `[field, [term, weight, term, weight, …]]` */
    readonly fieldVectors: [string, number[]][];
    /** `[term, {_index, field: {document: {position: [[start, length], …]}}}]` */
    readonly invertedIndex: [string, Record<string, unknown>][];
  };
}

/** Weights are compared, not shown: a digit behind the point keeps their order. */
const round = (weight: number) => Math.round(weight * 10) / 10;

/** Leaves out where in a document a term stands: the search looks that up in the text of what it has found. */
function forgetPlaces(postings: Record<string, unknown>): void {
  for (const [field, documents] of Object.entries(postings)) {
    if (field !== '_index') {
      for (const posting of Object.values(documents as Record<string, {position?: unknown}>)) {
        delete posting.position;
      }
    }
  }
}

/** Makes an index smaller without indexing less: in place, and what a reader finds stays the same. */
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
