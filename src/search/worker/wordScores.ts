// cspell:ignore proofofhumanity ratelimits
import {isHex, type QueryWord} from './query';
import type {Scores, SectionIndex} from './sectionIndex';
import {synonymsOf} from './synonyms';
import {HEX_DIGITS, partsOfName, withSwappedLetters} from './terms';

/** How much a match counts beside the word itself. */
const FORM = 0.4;
const SYNONYM = 0.15;
const PART_OF_NAME = 0.5;
const PART_OF_KNOWN_NAME = 0.15;
const BEGINNING = 0.9;
const BEGINNING_OF_KNOWN = 0.5;
const WORDS_OF_KNOWN = 0.5;
const SWAPPED = 1;
const MISTYPED = 0.5;

const MEANT_NAME = 0.8;
/** For a word in few sections and no title, beside a common word that it is almost. */
const UNUSUAL = 0.2;

/** Shorter beginnings are sought in names only: thousands of sections have a word that begins so. */
const SHORTEST_BEGINNING = 3;

/** In shorter words, one other letter makes another word. */
const SHORTEST_MISTYPED = 5;

/** Shorter words are almost the beginning of too many names in code. */
const SHORTEST_NAME = 7;

/** Of a name in code, two letters can be wrong if it is so long. */
const LONG_NAME = 10;

/** A word in so few sections can be a common one with another letter. */
const FEW = 10;

/** A word in so few sections can be two that were typed as one. */
const RARE = 60;

/** The parts of a word that was typed without a space. */
const SHORTEST_PART = 3;

/** Short words inside a word that was typed without spaces. */
const GLUE = /^(?:of|to|on|in|the|for|and)/;

/** Adds scores with a weight. The better score of a section counts. */
export function addBest(into: Scores, scores: Scores, weight: number): void {
  for (const [id, score] of scores) {
    if (score * weight > (into.get(id) ?? 0)) {
      into.set(id, score * weight);
    }
  }
}

/** Sections that contain all parts of a name, by their weakest part. */
function withAllParts(index: SectionIndex, parts: readonly string[], found: Set<string>): Scores {
  const [first = new Map<number, number>(), ...others] = parts.map((part) => {
    const scores: Scores = new Map();
    for (const form of new Set([part, ...index.formsOf(part)])) {
      addBest(scores, index.find(form, found), 1);
    }
    return scores;
  });
  const all: Scores = new Map();
  for (const [id, score] of first) {
    const weakest = Math.min(score, ...others.map((scores) => scores.get(id) ?? 0));
    if (weakest > 0) {
      all.set(id, weakest);
    }
  }
  return all;
}

/** Sections with a term that the word can have been meant to be. */
function findMistyped(
  index: SectionIndex,
  {term, isLast}: QueryWord,
  {found, mistypedLetters}: WordSearch,
): Scores {
  const scores: Scores = new Map();
  if (term.length < SHORTEST_MISTYPED || mistypedLetters < 1) {
    return scores;
  }
  for (const swapped of withSwappedLetters(term).filter((other) => index.has(other))) {
    addBest(scores, index.find(swapped, found), SWAPPED);
  }
  if (scores.size === 0) {
    addBest(scores, index.find(term, found, {fuzzy: mistypedLetters, prefix: isLast}), MISTYPED);
  }
  return scores;
}

/** Sections with the names in code that a name can have been meant to be, or to begin. */
function findNamesLike(
  index: SectionIndex,
  {term}: QueryWord,
  {found, mistypedLetters}: WordSearch,
): Scores {
  const scores: Scores = new Map();
  const most = mistypedLetters * (term.length < LONG_NAME ? 1 : 2);
  for (const name of index.namesLike(term, most)) {
    addBest(scores, index.find(name, found), MEANT_NAME);
  }
  return scores;
}

/** Puts sections with a common word before the few with the almost equal word that was typed. */
function withCommonWord(
  index: SectionIndex,
  {term}: QueryWord,
  {found, mistypedLetters}: WordSearch,
  typed: Scores,
): Scores {
  const isUnusual = typed.size <= FEW && term.length >= SHORTEST_MISTYPED && mistypedLetters > 0;
  const common = isUnusual ? index.commonWordLike(term) : undefined;
  if (common === undefined) {
    return typed;
  }
  const scores: Scores = new Map();
  addBest(scores, typed, UNUSUAL);
  addBest(scores, index.find(common, found), 1);
  for (const form of index.formsOf(common).filter((other) => other !== common)) {
    addBest(scores, index.find(form, found), FORM);
  }
  return scores;
}

/** The words of a word that was typed without spaces: `gasfees`, `proofofhumanity`. */
function wordsIn(index: SectionIndex, term: string): readonly string[] | undefined {
  for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, rest] = [term.slice(0, at), term.slice(at)];
    if (index.has(first)) {
      const second = [rest, rest.replace(GLUE, '')].find((word) => index.has(word));
      if (second !== undefined) {
        return [first, second];
      }
    }
  }
  return undefined;
}

/** Sections with the words that were typed as one. */
function findSplit(index: SectionIndex, term: string, found: Set<string>): Scores {
  const words = wordsIn(index, term);
  return words ? withAllParts(index, words, found) : new Map<number, number>();
}

/** An address, a hash or a selector, by its first digits, with or without `0x`. */
function findHex(index: SectionIndex, term: string, found: Set<string>): Scores {
  const digits = term.replace(/^0x/, '').slice(0, HEX_DIGITS);
  const prefixed = index.find(`0x${digits}`, found, {prefix: true});
  return prefixed.size > 0 ? prefixed : index.find(digits, found, {prefix: true});
}

/** What a search for a word needs beside the word. */
export interface WordSearch {
  /** Collects the terms that match, for highlighting. */
  readonly found: Set<string>;
  /** The number of wrong letters allowed in a word. */
  readonly mistypedLetters: number;
}

/** How much each section matches a word. Typos count only if nothing else matches. */
export function scoresOf(index: SectionIndex, word: QueryWord, search: WordSearch): Scores {
  const {term, typed, isLast} = word;
  const {found} = search;
  if (isHex(term)) {
    return findHex(index, term, found);
  }
  const scores: Scores = new Map();
  const isKnown = index.has(term);
  if (isKnown) {
    addBest(scores, index.find(term, found), 1);
  }
  for (const form of index.formsOf(term).filter((other) => other !== term)) {
    addBest(scores, index.find(form, found), FORM);
  }
  if (isLast) {
    const begins = {prefix: true, namesOnly: term.length < SHORTEST_BEGINNING};
    addBest(scores, index.find(term, found, begins), isKnown ? BEGINNING_OF_KNOWN : BEGINNING);
  }
  for (const synonym of synonymsOf(term).flatMap((other) => [other, ...index.formsOf(other)])) {
    addBest(scores, index.find(synonym, found), SYNONYM);
  }
  const parts = partsOfName(typed).map((part) => part.toLowerCase());
  if (parts.length > 1) {
    addBest(
      scores,
      withAllParts(index, parts, found),
      scores.size > 0 ? PART_OF_KNOWN_NAME : PART_OF_NAME,
    );
  }
  // Words that were typed as one can be a name, too: `ratelimits` also means rate limits.
  if (scores.size < RARE) {
    addBest(scores, findSplit(index, term, found), scores.size > 0 ? WORDS_OF_KNOWN : 1);
  }
  if (scores.size > 0) {
    return parts.length > 1 ? scores : withCommonWord(index, word, search, scores);
  }
  const mistyped = findMistyped(index, word, search);
  return mistyped.size > 0 || term.length < SHORTEST_NAME
    ? mistyped
    : findNamesLike(index, word, search);
}
