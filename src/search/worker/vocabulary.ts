import lunr from 'lunr';
import {nameParts} from './nameParts';
import {distinctWords, termOf} from './words';

/** The minimum length for typo tolerance. In shorter words, one changed letter makes another word. */
const SHORTEST_MISTYPED = 5;

/** Plain words have no parts. Most words are plain. */
const WITHOUT_PARTS = /^[A-Z]?[a-z]+$/;

// Corrects lunr's types.
interface TokenSet {
  intersect(other: TokenSet): TokenSet;
  toArray(): string[];
}
interface TokenSets {
  fromArray(sorted: readonly string[]): TokenSet;
  fromFuzzyString(word: string, letters: number): TokenSet;
}
const tokenSets = lunr.TokenSet as unknown as TokenSets;

/** Terms of the index with scores: 1 for the word itself, less for a word that only begins with it. */
export type Terms = ReadonlyMap<string, number>;

/**
 * The words of all documents as written. The index contains only stems of whole words; prefixes and parts
 * of names are found here.
 */
export class Vocabulary {
  readonly #words = new Set<string>();
  /** Words by part. */
  readonly #parts = new Map<string, Set<string>>();
  #terms: TokenSet | undefined;

  constructor(texts: Iterable<string>) {
    for (const word of distinctWords(texts)) {
      this.#add(word);
    }
  }

  /** The terms of words with a prefix. */
  startingWith(letters: string): Terms {
    return scoreTerms(
      [...this.#words].filter((word) => word.startsWith(letters)),
      letters,
    );
  }

  /** The terms of words with a part. With `isIncomplete`, the part can be a prefix of the word's part. */
  withPart(part: string, isIncomplete: boolean): Terms {
    const whole = [...(this.#parts.get(part) ?? [])];
    const begun = isIncomplete
      ? [...this.#parts].flatMap(([other, words]) => (other.startsWith(part) ? [...words] : []))
      : [];
    return scoreTerms([...whole, ...begun], part);
  }

  /** The terms within an edit distance of a word's term. */
  near(word: string, letters: number): Terms {
    if (word.length < SHORTEST_MISTYPED || letters < 1) {
      return new Map();
    }
    this.#terms ??= tokenSets.fromArray([...new Set([...this.#words].map(termOf))].sort());
    const withTypos = this.#terms.intersect(tokenSets.fromFuzzyString(termOf(word), letters));
    return new Map(withTypos.toArray().map((term) => [term, 1]));
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

/** The terms of words that contain some letters. A shorter word scores higher. */
function scoreTerms(words: readonly string[], letters: string): Terms {
  const terms = new Map<string, number>();
  for (const word of words) {
    const term = termOf(word);
    terms.set(term, Math.max(terms.get(term) ?? 0, letters.length / word.length));
  }
  return terms;
}
