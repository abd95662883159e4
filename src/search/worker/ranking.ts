import {stemmer} from 'stemmer';
import {priorOf} from './pagePriors';
import type {Query, QueryWord} from './query';
import type {IndexedPage, IndexedSection, Scores, SectionIndex} from './sectionIndex';
import {stemsOf} from './stems';
import {isStopWord} from './stopWords';
import {wordFor} from './synonyms';
import {partsOfName, plain} from './terms';
import {addBest, scoresOf, type WordSearch} from './wordScores';

/** A page of the results, with its sections, best first. */
export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** Whether the page lacks no word of the query. */
  readonly hasAllWords: boolean;
  /** Whether all words of the query are in its title. */
  readonly isTitled: boolean;
  readonly sections: readonly IndexedSection[];
}

// The weights were tuned on the sets `tune` and `practice` of the judged queries (tests/search). Small changes of each change little.

/** How much a rare word counts more than a common one. */
const RARITY_POWER = 0.6;
const RARITY_BASE = 0.3;
/** Flattens the differences between the matches of a word: the first mention counts most. */
const MATCH_POWER = 0.45;
/** How much a page that lacks words of the query falls: the share that it has, to this power. */
const COVERAGE_POWER = 0.5;
/** How much the page's best section counts beside the whole page. */
const BEST_SECTION = 1.2;
const BEST_SECTION_OF_MESSAGE = 0.6;
/** For names of which all words are in the query, and all words of the query in the name. */
const TITLE = 0.3;
const KEYWORD = 0.1;
const HEADING = 0.13;
/** For a keyword that has the same words as the query. */
const WHOLE_KEYWORD = 0.3;
/** For a title that is the query, or begins with it. */
const WHOLE_TITLE = 0.6;
const TITLE_BEGINNING = 0.9;
/** For a page that the query names: `eth_call parameters` is about `eth_call`. */
const NAMED = 4;
/** A query with more words is about something else, in which the name only occurs. */
const WORDS_WITH_NAME = 4;
/** For words that stand next to each other, as in the query. */
const PHRASE = 0.3;
/** For a heading that is the name in the query. */
const OWN_HEADING = 0.6;
/** For a page above other results, such as the overview of a section. */
const OVERVIEW = 1.1;
/** How much a word counts that matches together with its neighbor, as in `gas price` and `gasPrice`. */
const JOINED = 0.35;
/** How much a word counts that is meant by it and its neighbor. */
const MEANT = 0.35;

/** How much a word counts that says little. */
const WEAK = 0.5;

/** The pages whose texts are compared with the query, and the sections of each. */
const COMPARED_PAGES = 40;
const COMPARED_SECTIONS = 12;
/** The results below which a page counts as an overview, and how many must be. */
const FIRST_RESULTS = 12;
const PAGES_BELOW = 2;

interface WordMatch {
  readonly weight: number;
  readonly isWeak?: boolean;
  readonly bySection: Scores;
  readonly byPage: ReadonlyMap<IndexedPage, number>;
}

/** The words that a page can lack: one of three or four, a third of more. A pasted message has many. */
function omissibleWords(count: number): number {
  return count <= 2 ? 0 : Math.max(1, Math.floor(count / 3));
}

/** Scores between 0 and 1, so that words count alike. Rare words get more weight. */
function weigh(index: SectionIndex, scores: Scores): WordMatch | undefined {
  const byPage = new Map<IndexedPage, number>();
  let best = 0;
  for (const [id, score] of scores) {
    const page = index.sections.get(id)?.page;
    if (page) {
      byPage.set(page, Math.max(byPage.get(page) ?? 0, score));
      best = Math.max(best, score);
    }
  }
  if (best === 0) {
    return undefined;
  }
  const share = (score: number) => (score / best) ** MATCH_POWER;
  return {
    weight: Math.log(1 + index.pageCount / byPage.size) ** RARITY_POWER + RARITY_BASE,
    bySection: new Map([...scores].map(([id, score]) => [id, share(score)])),
    byPage: new Map([...byPage].map(([page, score]) => [page, share(score)])),
  };
}

/** The scores of two neighboring words as one word, and as the word that they mean together. */
function togetherScores(
  index: SectionIndex,
  word: QueryWord,
  next: QueryWord,
  {found}: WordSearch,
): Scores {
  const scores: Scores = new Map();
  const joined = word.term + next.term;
  for (const form of new Set([joined, ...index.formsOf(joined)])) {
    addBest(scores, index.find(form, found, {prefix: next.isLast}), JOINED);
  }
  const meant = wordFor(word.term, next.term);
  for (const form of meant === undefined ? [] : index.formsOf(meant)) {
    addBest(scores, index.find(form, found), MEANT);
  }
  return scores;
}

/** The matches of each word that matches anything. Neighbors also match as one word. */
function matchesOf(index: SectionIndex, {words}: Query, search: WordSearch): readonly WordMatch[] {
  const scores = words.map((word) => scoresOf(index, word, search));
  for (const [place, next] of words.slice(1).entries()) {
    const together = togetherScores(index, words[place] ?? next, next, search);
    for (const each of scores.slice(place, place + 2)) {
      addBest(each, together, 1);
    }
  }
  return scores.flatMap((each, place) => {
    const match = weigh(index, each);
    const isWeak = words[place]?.isWeak === true;
    return match ? [isWeak ? {...match, isWeak, weight: match.weight * WEAK} : match] : [];
  });
}

interface Sums {
  /** The sum of the words' scores, each at its best place. */
  sum: number;
  /** The weight of the words that the page has, and their number. */
  covered: number;
  words: number;
  /** The sum of the words' scores in each section. */
  readonly sections: Map<number, number>;
}

function sumUp(index: SectionIndex, matches: readonly WordMatch[]): Map<IndexedPage, Sums> {
  const pages = new Map<IndexedPage, Sums>();
  for (const {weight, isWeak = false, byPage, bySection} of matches) {
    for (const [page, score] of byPage) {
      const sums = pages.get(page) ?? {sum: 0, covered: 0, words: 0, sections: new Map()};
      sums.sum += weight * score;
      sums.covered += weight;
      sums.words += isWeak ? 0 : 1;
      pages.set(page, sums);
    }
    for (const [id, score] of bySection) {
      const section = index.sections.get(id);
      const sections = section && pages.get(section.page)?.sections;
      sections?.set(id, (sections.get(id) ?? 0) + weight * score);
    }
  }
  return pages;
}

/** How well a name fits: the share of its words in the query, times the share of the query's words in it. */
function fitOf(name: readonly string[], query: Query, stems: readonly string[]): number {
  const begun = query.words.at(-1)?.term ?? '';
  const shared = name.filter(
    (stem) => stems.includes(stem) || (begun.length > 1 && stem.startsWith(begun)),
  ).length;
  return (shared / Math.max(1, name.length)) * Math.min(1, shared / Math.max(1, stems.length));
}

/** A title or a query without its stop words: `deploy a contract` is `deploy contract`. */
function tellingWords(text: string): string {
  const words = text.toLowerCase().replaceAll('-', ' ').split(' ');
  return words.filter((word) => !isStopWord(word)).join(' ');
}

/** Whether a word of a short query is the page's title, which is a name in code. */
function isNamed({title}: IndexedPage, {words, isMessage}: Query): boolean {
  const name = plain(title);
  const isShort = words.length <= WORDS_WITH_NAME && !isMessage;
  return isShort && partsOfName(title).length > 1 && words.some(({term}) => term === name);
}

/**
 * What a page gains by a title that is the query, or begins with it. A page below another one that is
 * called so is a part of it: `Deploy a contract from Cookbook` is below `Deploy a smart contract`.
 */
function titleGain(title: string, phrase: string, isPart: boolean): number {
  const [name, sought] = [tellingWords(title), tellingWords(phrase)];
  if (sought === '' || (name !== sought && (isPart || !name.startsWith(sought)))) {
    return 0;
  }
  return name === sought ? WHOLE_TITLE : TITLE_BEGINNING;
}

/** What a page gains by its names: title, keywords and headings. */
function nameFactor(
  {page, sections}: RankedPage,
  query: Query,
  stems: readonly string[],
  isPart: boolean,
): number {
  const whole = titleGain(page.title, query.phrase, isPart);
  const best = (names: readonly (readonly string[])[]) =>
    Math.max(0, ...names.map((name) => fitOf(name, query, stems)));
  const keyword = best(page.keywords.split(', ').map(stemsOf));
  return (
    1 +
    whole +
    (keyword === 1 ? WHOLE_KEYWORD : 0) +
    Math.max(
      TITLE * fitOf(stemsOf(page.title), query, stems),
      KEYWORD * keyword,
      HEADING * best(sections.slice(0, COMPARED_SECTIONS).map(({heading}) => stemsOf(heading))),
    )
  );
}

/** The share of neighboring words that stand next to each other in a text. */
function phraseShare(pairs: readonly string[], text: string): number {
  return pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
}

/** Raises pages whose texts contain neighboring words of the query, or a heading that is the query. */
function compareTexts(
  page: RankedPage,
  query: Query,
  stems: readonly string[],
  titled: readonly string[],
): RankedPage {
  const typed = query.phrase.split(' ');
  const pairs = typed.slice(0, -1).map((term, place) => `${term} ${typed[place + 1] ?? ''}`);
  const name = query.words.length === 1 ? query.words[0]?.term : undefined;
  const {title, description, keywords} = page.page;
  const sections = page.sections.slice(0, COMPARED_SECTIONS);
  const texts = [
    `${title} ${description} ${keywords}`,
    ...sections.map(({heading, text, labels}) => `${heading} ${text} ${labels}`),
  ];
  const share = Math.max(
    ...texts.map((text) => phraseShare(pairs, text.toLowerCase().replaceAll('-', ' '))),
  );
  const hasHeading =
    name !== undefined && page.sections.some(({heading}) => heading.toLowerCase() === name);
  const factor = 1 + PHRASE * share + (hasHeading ? OWN_HEADING : 0);
  const isPart = titled.some((url) => page.page.url.startsWith(`${url}/`));
  return {...page, score: page.score * factor * nameFactor(page, query, stems, isPart)};
}

/** Raises pages above others of the first results. */
function raiseOverviews(ranked: readonly RankedPage[]): readonly RankedPage[] {
  const urls = ranked.slice(0, FIRST_RESULTS).map(({page}) => page.url);
  return ranked.map((each) => {
    const below = urls.filter((url) => url.startsWith(`${each.page.url}/`));
    return below.length < PAGES_BELOW ? each : {...each, score: each.score * OVERVIEW};
  });
}

const byScore = (ranked: readonly RankedPage[]) =>
  [...ranked].sort((a, b) => b.score - a.score || a.page.id - b.page.id);

/**
 * The pages that match a query, best first. A page's score is the sum of its words' scores, each at its
 * best place, less for words that it lacks, plus that of its best section; raised by its title, by
 * neighboring words and by pages below it; and weighed by the kind of page (`pagePriors.ts`).
 *
 * @param lacks the words that a page can lack: `few`, or all but one.
 */
export function rankPages(
  index: SectionIndex,
  query: Query,
  search: WordSearch,
  lacks: 'few' | 'most' = 'few',
): readonly RankedPage[] {
  const matches = matchesOf(index, query, search);
  const total = matches.reduce((sum, {weight}) => sum + weight, 0);
  const needed = query.words.filter(({isWeak}) => !isWeak).length;
  const leastWords = lacks === 'most' ? 1 : needed - omissibleWords(needed);
  const stems = query.words.map(({term}) => stemmer(term));
  const bestSection = query.isMessage ? BEST_SECTION_OF_MESSAGE : BEST_SECTION;
  const ranked: RankedPage[] = [];
  for (const [page, {sum, covered, words, sections}] of sumUp(index, matches)) {
    if (words >= leastWords) {
      const ordered = [...sections].sort(([a, x], [b, y]) => y - x || a - b);
      const share = (sum / total) * (covered / total) ** COVERAGE_POWER;
      const best = bestSection * ((ordered[0]?.[1] ?? 0) / total);
      ranked.push({
        page,
        score:
          (share + best) *
          priorOf(page, query, covered / total) *
          (isNamed(page, query) ? NAMED : 1),
        hasAllWords: words === needed,
        isTitled: stems.every((stem) => stemsOf(page.title).includes(stem)),
        sections: ordered.flatMap(([id]) => index.sections.get(id) ?? []),
      });
    }
  }
  const all = byScore(ranked);
  const first = all.slice(0, COMPARED_PAGES);
  const titled = first.filter(({isTitled}) => isTitled).map(({page}) => page.url);
  const compared = first.map((page) => compareTexts(page, query, stems, titled));
  return [...byScore(raiseOverviews(byScore(compared))), ...all.slice(COMPARED_PAGES)];
}
