import type {SearchDocument} from './document';

/** What the ranking knows of a page besides its words. */
export type PageTrait = 'deployed' | 'retired';

/** What is searched and not shown, or not as it stands. */
export interface ServedIndex {
  /** Pages by trait: their ids. */
  readonly traits?: Readonly<Partial<Record<PageTrait, readonly number[]>>>;
  /** The number of files with the text of sections: `search-index.text-1.json` and so on. */
  readonly textFiles?: number;
  /** The captions and headers of a section's tables, by the section's id. */
  readonly labels?: readonly (readonly [id: number, text: string])[];
  /**
   * The words that only a section's tables, code and later sentences contain, by the section's id. Each
   * stands once on its page. Long hexadecimal words are shortened, as in queries.
   */
  readonly words?: readonly (readonly [id: number, words: string])[];
  /** What readers type for an answer, by its id, and words that may be there, too. */
  readonly questions?: readonly (readonly [
    id: number,
    questions: readonly string[],
    also?: string,
  ])[];
  /** The ids of answers that are sentences. */
  readonly prose?: readonly number[];
}

/** A part of an index file. Each file is an array of parts. */
export interface ServedPart {
  readonly documents: readonly SearchDocument[];
  readonly index: ServedIndex;
}
