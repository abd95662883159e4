import type {FoundAnswer, SearchHit} from '../hit';
import type {AnswerBook} from './answerBook';
import {hitOf} from './hitOf';
import type {HighlightQuery} from './marks';
import {parseQuery} from './query';
import {type RankedPage, rankPages} from './ranking';
import type {IndexedSection, SectionIndex} from './sectionIndex';

/** Options from the configuration of the search plugin, and from the place of the results. */
export interface FindOptions {
  /** The maximum number of hits. */
  readonly limit: number;
  /** The maximum number of hits that one page has while others wait. */
  readonly perPage: number;
  /** The length of snippets, in characters. */
  readonly snippetLength: number;
  /** Whether stop words are searched. */
  readonly hasStopWords: boolean;
  /** The number of wrong letters allowed in a word. */
  readonly mistypedLetters: number;
}

/** After so many pages, those with less than this share of the best score hardly match. */
const ALWAYS_SHOWN = 20;
const LEAST_SHARE = 0.15;

/** With fewer pages that have most words of a query, others follow that have fewer. */
const FEW = 8;

/** The first pages, and further ones that match well beside the best. */
function withoutTail(pages: readonly RankedPage[]): readonly RankedPage[] {
  const least = LEAST_SHARE * (pages[0]?.score ?? 0);
  return pages.filter(({score}, place) => place < ALWAYS_SHOWN || score >= least);
}

export interface FoundHits {
  readonly answers: readonly FoundAnswer[];
  /** Grouped by page, best page first, each section once. */
  readonly hits: readonly SearchHit[];
  /** Whether no page has the words of the query, so that the hits have only some of them. */
  readonly isNear: boolean;
  /** Whether titles, headings, descriptions and keywords alone have enough pages with all words. */
  readonly isEnough: boolean;
}

/** The sections to show of a page: the page itself if its title is what was sought, else the best section. */
function sectionsOf(index: SectionIndex, ranked: RankedPage): readonly IndexedSection[] {
  const {page, isTitled, sections} = ranked;
  const own = index.sections.get(page.id);
  return isTitled && own ? [own, ...sections.filter((section) => section !== own)] : sections;
}

/** The best section of each page; then, while there is room, further sections below their pages. */
function choose(
  index: SectionIndex,
  pages: readonly RankedPage[],
  {limit, perPage}: FindOptions,
): readonly (readonly IndexedSection[])[] {
  const candidates = pages.slice(0, limit).map((page) => sectionsOf(index, page));
  const counts = candidates.map(() => 0);
  let left = limit;
  const add = (most: number) => {
    for (const [place, sections] of candidates.entries()) {
      const count = Math.min(most, sections.length);
      const more = Math.min(left, Math.max(0, count - (counts[place] ?? 0)));
      counts[place] = (counts[place] ?? 0) + more;
      left -= more;
    }
  };
  add(1);
  add(perPage);
  return candidates.map((sections, place) => sections.slice(0, counts[place]));
}

/** Each excerpt once for its page. */
function withoutRepetition(hits: readonly SearchHit[]): readonly SearchHit[] {
  const seen = new Set<string>();
  const isNew = (text: string) => !seen.has(text) && Boolean(seen.add(text));
  return hits.map(({snippet, ...hit}) => {
    const text = snippet?.map((piece) => piece.text).join('') ?? '';
    return snippet && isNew(`${hit.page.id} ${text}`) ? {...hit, snippet} : hit;
  });
}

/** The pages that answers lead to before others: of an address, the contract's. */
function withPagesFirst(
  pages: readonly RankedPage[],
  answers: readonly FoundAnswer[],
): readonly RankedPage[] {
  const urls = answers.map(({url}) => url.replace(/#.*/, ''));
  const isAnswer = ({page}: RankedPage) => urls.includes(page.url);
  return [...pages.filter(isAnswer), ...pages.filter((page) => !isAnswer(page))];
}

/** The answers and the best hits for a query. */
export function findHits(
  index: SectionIndex,
  book: AnswerBook,
  text: string,
  options: FindOptions,
): FoundHits {
  const query = parseQuery(index, text, options.hasStopWords, options.mistypedLetters);
  const found = new Set<string>();
  const search = {found, mistypedLetters: options.mistypedLetters};
  const strict = query.words.length === 0 ? [] : rankPages(index, query, search);
  const isNear = strict.length === 0 && query.words.length > 1;
  const shown = new Set(strict.map(({page}) => page));
  const isShort = strict.length < FEW && query.words.length > (isNear ? 1 : 2);
  const others = isShort ? rankPages(index, query, search, 'most') : [];
  const more = others.filter(({page}) => !shown.has(page)).slice(0, FEW - strict.length);
  const answers = book.find(query);
  const pages = query.isAddress
    ? withPagesFirst([...strict, ...more], answers)
    : [...withoutTail(strict), ...more];
  const marks: HighlightQuery = {
    words: query.words.map(({term}) => term).sort((a, b) => b.length - a.length),
    terms: found,
  };
  return {
    answers,
    hits: withoutRepetition(
      choose(index, pages, options)
        .flat()
        .map((section) => hitOf(section, marks, options.snippetLength)),
    ),
    isNear: isNear && pages.length > 0,
    isEnough: strict.filter(({hasAllWords}) => hasAllWords).length >= options.limit,
  };
}
