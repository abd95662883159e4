import type {SearchHit} from '../hit';
import {type Found, hitOf} from './hitOf';
import type {HighlightQuery} from './marks';
import {matchesIn, TermLookup} from './matches';
import type {Part} from './part';
import {Closeness, type Reading, readingsOf} from './readings';
import {typedWords} from './typedWords';
import type {Vocabulary} from './vocabulary';
import {isStopWord} from './words';

export interface SearchIndex {
  readonly parts: readonly Part[];
  readonly vocabulary: Vocabulary;
}

/** Options from the configuration of the search plugin. */
export interface FindOptions {
  readonly limit: number;
  readonly snippetLength: number;
  /** Whether the index contains stop words. */
  readonly hasStopWords: boolean;
  /** The number of wrong letters allowed in a word. */
  readonly mistypedLetters: number;
}

interface Match extends Found {
  readonly reading: Reading;
  readonly closeness: Closeness;
}

/** The documents that match a reading, by part of the index (titles, headings, content), closest match first. */
function* matchesOf({parts}: SearchIndex, reading: Reading, lookup: TermLookup): Generator<Match> {
  for (const part of parts) {
    for (const closeness of Object.values(Closeness)) {
      if (closeness <= reading.closeness) {
        for (const id of matchesIn(part, reading.words, closeness, lookup)) {
          const document = part.documents.get(id);
          if (document) {
            const page = parts[0]?.documents.get(document.p ?? id) ?? document;
            yield {document, type: part.type, page, reading, closeness};
          }
        }
      }
    }
  }
}

function highlightQueryOf({reading, closeness}: Match, lookup: TermLookup): HighlightQuery {
  const terms = reading.words.flatMap((word) => [...lookup.termsOf(word, closeness).keys()]);
  const words = reading.words.map(({word}) => word).sort((a, b) => b.length - a.length);
  return {words, terms: new Set(terms)};
}

/** Groups hits by page, in the order of each page's best hit. The page's title comes first. */
function byPage(hits: readonly SearchHit[]): readonly SearchHit[] {
  const pages = new Map<number, SearchHit[]>();
  for (const hit of hits) {
    const ofPage = pages.get(hit.page.id) ?? [];
    pages.set(hit.page.id, hit.id === hit.page.id ? [hit, ...ofPage] : [...ofPage, hit]);
  }
  return [...pages.values()].flat();
}

/** The best hits for a query, grouped by page, each document once. */
export function findHits(
  index: SearchIndex,
  query: string,
  {limit, snippetLength, hasStopWords, mistypedLetters}: FindOptions,
): readonly SearchHit[] {
  const lookup = new TermLookup(index.vocabulary, mistypedLetters);
  const found = new Map<number, Match>();
  const isFiltered = (word: string) => !hasStopWords && isStopWord(word);
  for (const reading of readingsOf(typedWords(query), isFiltered)) {
    if (reading.isLastResort && found.size > 0) {
      break;
    }
    for (const match of matchesOf(index, reading, lookup)) {
      if (found.size === limit) {
        break;
      }
      if (!found.has(match.document.i)) {
        found.set(match.document.i, match);
      }
    }
  }
  return byPage(
    [...found.values()].map((match) =>
      hitOf(match, highlightQueryOf(match, lookup), snippetLength),
    ),
  );
}
