import lunr from 'lunr';
import {nameParts} from './nameParts';
import {differentWords, termOf} from './words';

/** Shorter words are mistyped into each other: a letter more or less makes another word of them. */
const SHORTEST_MISTYPED = 5;

/** Most words: they are no names. */
const WITHOUT_PARTS = /^[A-Z]?[a-z]+$/;

// What the types of lunr have wrong.
interface TokenSet {
  intersect(other: TokenSet): TokenSet;
  toArray(): string[];
}
interface TokenSets {
  fromArray(sorted: readonly string[]): TokenSet;
  fromFuzzyString(word: string, letters: number): TokenSet;
}
const tokenSets = lunr.TokenSet as unknown as TokenSets;

/** A term of the index, and how well it answers a word: 1 for the word itself, less for one that only begins with it. */
export type Terms = ReadonlyMap<string, number>;

/**
 * The words of all documents as they are written. The index has only stems of whole words: what a word begins with,
 * and what a name is made of, is found here.
 */
export class Vocabulary {
  readonly #words = new Set<string>();
  /** The words in which a part stands. */
  readonly #parts = new Map<string, Set<string>>();
  #terms: TokenSet | undefined;

  constructor(texts: Iterable<string>) {
    for (const word of differentWords(texts)) {
      this.#add(word);
    }
  }

  /** The terms of the words that begin with some letters. */
  startingWith(letters: string): Terms {
    return bestTerms(
      [...this.#words].filter((word) => word.startsWith(letters)),
      letters,
    );
  }

  /** The terms of the words that have a part, or, where it may be incomplete, a part that begins with it. */
  withPart(part: string, isIncomplete: boolean): Terms {
    const whole = [...(this.#parts.get(part) ?? [])];
    const begun = isIncomplete
      ? [...this.#parts].flatMap(([other, words]) => (other.startsWith(part) ? [...words] : []))
      : [];
    return bestTerms([...whole, ...begun], part);
  }

  /** The terms that are the term of a word but for so many letters. */
  near(word: string, letters: number): Terms {
    if (word.length < SHORTEST_MISTYPED || letters < 1) {
      return new Map();
    }
    this.#terms ??= tokenSets.fromArray([...new Set([...this.#words].map(termOf))].sort());
    const near = this.#terms.intersect(tokenSets.fromFuzzyString(termOf(word), letters));
    return new Map(near.toArray().map((term) => [term, 1]));
  }

  #add(word: string): void {
    const whole = word.toLowerCase();
    this.#words.add(whole);
    if (WITHOUT_PARTS.test(word)) {
      return;
    }
    for (const part of nameParts(word)) {
      if (part !== whole) {
        const words = this.#parts.get(part) ?? new Set();
        this.#parts.set(part, words.add(whole));
      }
    }
  }
}

/** The terms of words that hold some letters. The less a word has beside them, the better. */
function bestTerms(words: readonly string[], letters: string): Terms {
  const terms = new Map<string, number>();
  for (const word of words) {
    const term = termOf(word);
    terms.set(term, Math.max(terms.get(term) ?? 0, letters.length / word.length));
  }
  return terms;
}
