import lunr from 'lunr';
import type {HitType, SearchDocument} from '../../../src/search/document';
import {type FindOptions, findHits, type SearchIndex} from '../../../src/search/worker/findHits';
import {Part, type ServedPart} from '../../../src/search/worker/part';
import {Vocabulary} from '../../../src/search/worker/vocabulary';

/** A part of an index in the search plugin's format. */
export function servedPart(documents: readonly SearchDocument[], stopWords = false): ServedPart {
  const index = lunr(function build() {
    this.ref('i');
    this.field('t');
    if (stopWords) {
      this.pipeline.remove(lunr.stopWordFilter);
    }
    for (const document of documents) {
      this.add(document);
    }
  });
  return {documents, index: JSON.parse(JSON.stringify(index)) as ServedPart['index']};
}

/** An index of titles, headings, descriptions, keywords and content. */
export function smallIndex(
  documents: readonly (readonly SearchDocument[])[],
  stopWords = false,
): SearchIndex {
  return {
    parts: documents.map((part, type) => new Part(servedPart(part, stopWords), type as HitType)),
    vocabulary: new Vocabulary(documents.flat().map(({t}) => t)),
  };
}

/** IDs of results. */
export function find(
  index: SearchIndex,
  query: string,
  options: Partial<FindOptions> = {},
): readonly number[] {
  const hits = findHits(index, query, {
    limit: 8,
    snippetLength: 50,
    hasStopWords: false,
    mistypedLetters: 1,
    ...options,
  });
  return hits.map(({id}) => id);
}
