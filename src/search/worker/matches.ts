import type {Part, Weights} from './part';
import {Closeness, type Reading} from './readings';
import type {TypedWord} from './typedWords';
import type {Terms, Vocabulary} from './vocabulary';
import {isIdeograph, termOf} from './words';

/** The terms of the index that match a typed word, cached for all readings of a query. */
export class TermLookup {
  readonly #vocabulary: Vocabulary;
  readonly #mistypedLetters: number;
  readonly #known = new Map<string, Terms>();

  constructor(vocabulary: Vocabulary, mistypedLetters: number) {
    this.#vocabulary = vocabulary;
    this.#mistypedLetters = mistypedLetters;
  }

  /** The matching terms with their scores. */
  termsOf({word, isLast}: TypedWord, closeness: Closeness): Terms {
    const key = `${closeness} ${isLast} ${word}`;
    const known = this.#known.get(key);
    if (known) {
      return known;
    }
    const terms = new Map([[termOf(word), 1]]);
    const add = (more: Terms) => {
      for (const [term, fit] of more) {
        terms.set(term, Math.max(terms.get(term) ?? 0, fit));
      }
    };
    if (isLast && closeness >= Closeness.Beginning) {
      add(this.#vocabulary.startingWith(word));
    }
    if (closeness >= Closeness.NamePart) {
      add(this.#vocabulary.withPart(word, isLast));
    }
    if (closeness >= Closeness.Mistyped) {
      add(this.#vocabulary.near(word, this.#mistypedLetters));
    }
    this.#known.set(key, terms);
    return terms;
  }
}

function weigh(part: Part, word: TypedWord, terms: Terms): Weights {
  if (isIdeograph(word.word)) {
    return part.withLetters(word.word);
  }
  const weights = new Map<number, number>();
  for (const [term, fit] of terms) {
    for (const [id, weight] of part.withTerm(term)) {
      weights.set(id, (weights.get(id) ?? 0) + weight * fit);
    }
  }
  return weights;
}

/** The documents of a part that contain every word of a reading within a closeness, best first. */
export function matchesIn(
  part: Part,
  words: Reading['words'],
  closeness: Closeness,
  lookup: TermLookup,
): readonly number[] {
  let found: Weights | undefined;
  for (const word of words) {
    const weights = weigh(part, word, lookup.termsOf(word, closeness));
    const before = found;
    found = before
      ? new Map(
          [...before].flatMap(([id, sum]) => {
            const weight = weights.get(id);
            return weight === undefined ? [] : [[id, sum + weight] as const];
          }),
        )
      : weights;
    if (found.size === 0) {
      return [];
    }
  }
  return [...(found ?? [])].sort(([a, x], [b, y]) => y - x || a - b).map(([id]) => id);
}
