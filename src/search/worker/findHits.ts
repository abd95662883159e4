import type {SearchHit} from '../hit';
import {type Found, hitOf} from './hitOf';
import type {Sought} from './marks';
import {matchesIn, Meanings} from './matches';
import type {Part} from './part';
import {Closeness, type Reading, readingsOf} from './readings';
import {typedWords} from './typedWords';
import type {Vocabulary} from './vocabulary';
import {isStopWord} from './words';

/** An index that can be asked. */
export interface SearchIndex {
  readonly parts: readonly Part[];
  readonly vocabulary: Vocabulary;
}

/** What the configuration of the search says. */
export interface FindOptions {
  /** The most hits that are wanted. */
  readonly limit: number;
  readonly snippetLength: number;
  /** Whether the index has the words that say little, too. */
  readonly hasStopWords: boolean;
  /** How many letters of a word may be wrong. */
  readonly mistypedLetters: number;
}

interface Match extends Found {
  readonly reading: Reading;
  readonly closeness: Closeness;
}

/** The documents that a reading finds: titles before headings before content, and in each the closest first. */
function* matchesOf({parts}: SearchIndex, reading: Reading, meanings: Meanings): Generator<Match> {
  for (const part of parts) {
    for (const closeness of Object.values(Closeness)) {
      if (closeness <= reading.closeness) {
        for (const id of matchesIn(part, reading.words, closeness, meanings)) {
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

function soughtBy({reading, closeness}: Match, meanings: Meanings): Sought {
  const terms = reading.words.flatMap((word) => [...meanings.termsOf(word, closeness).keys()]);
  const words = reading.words.map(({word}) => word).sort((a, b) => b.length - a.length);
  return {words, terms: new Set(terms)};
}

/** Puts together what is of one page, in the order of the pages' best hits, the title of a page first. */
function byPage(hits: readonly SearchHit[]): readonly SearchHit[] {
  const pages = new Map<number, SearchHit[]>();
  for (const hit of hits) {
    const ofPage = pages.get(hit.page.id) ?? [];
    pages.set(hit.page.id, hit.id === hit.page.id ? [hit, ...ofPage] : [...ofPage, hit]);
  }
  return [...pages.values()].flat();
}

/** The best hits for a query, by page, each document once. */
export function findHits(
  index: SearchIndex,
  query: string,
  {limit, snippetLength, hasStopWords, mistypedLetters}: FindOptions,
): readonly SearchHit[] {
  const meanings = new Meanings(index.vocabulary, mistypedLetters);
  const found = new Map<number, Match>();
  const isFiltered = (word: string) => !hasStopWords && isStopWord(word);
  for (const reading of readingsOf(typedWords(query), isFiltered)) {
    if (reading.isLastResort && found.size > 0) {
      break;
    }
    for (const match of matchesOf(index, reading, meanings)) {
      if (found.size === limit) {
        break;
      }
      if (!found.has(match.document.i)) {
        found.set(match.document.i, match);
      }
    }
  }
  return byPage(
    [...found.values()].map((match) => hitOf(match, soughtBy(match, meanings), snippetLength)),
  );
}
