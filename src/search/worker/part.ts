import type {HitType, SearchDocument} from '../document';

/** A part of the served index: its documents, and its terms in lunr's format. */
export interface ServedPart {
  readonly documents: readonly SearchDocument[];
  readonly index: {
    /** `[field/document, [term, weight, term, weight, …]]`, sorted by term. */
    readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
    /** `[term, {_index: number of the term, field: {document: …}}]` */
    readonly invertedIndex: readonly (readonly [
      string,
      {readonly _index: number; readonly t?: Readonly<Record<string, unknown>>},
    ])[];
  };
}

/** Weights by document id. */
export type Weights = ReadonlyMap<number, number>;

function weightIn(vector: readonly number[], term: number): number {
  let [low, high] = [0, vector.length / 2 - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vector[middle * 2] ?? 0) < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return vector[low * 2] === term ? (vector[low * 2 + 1] ?? 0) : 0;
}

/** A part of the index with lookups: all titles, all headings or all content. */
export class Part {
  readonly type: HitType;
  readonly documents: ReadonlyMap<number, SearchDocument>;
  readonly #postings: ReadonlyMap<string, ServedPart['index']['invertedIndex'][number][1]>;
  readonly #vectors: ReadonlyMap<string, readonly number[]>;

  constructor({documents, index}: ServedPart, type: HitType) {
    this.type = type;
    this.documents = new Map(documents.map((document) => [document.i, document]));
    this.#postings = new Map(index.invertedIndex);
    this.#vectors = new Map(index.fieldVectors);
  }

  withTerm(term: string): Weights {
    const posting = this.#postings.get(term);
    return new Map(
      Object.keys(posting?.t ?? {}).map((id) => [
        Number(id),
        weightIn(this.#vectors.get(`t/${id}`) ?? [], posting?._index ?? -1),
      ]),
    );
  }

  withLetters(letters: string): Weights {
    const found = [...this.documents.values()].filter(({t}) => t.includes(letters));
    return new Map(found.map(({i}) => [i, 1]));
  }
}
