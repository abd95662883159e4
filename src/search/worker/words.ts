import lunr from 'lunr';

/** A word for the index: text between spaces and hyphens. */
const WORD = /[^\s-]+/g;

/** From the first letter or digit of a word to the last. */
const CORE = /[\p{L}\p{N}_](?:.*[\p{L}\p{N}_])?/su;

/** Words without punctuation. This test is much faster than `CORE`, and most words pass it. */
const BARE = /^\w(?:.*\w)?$/s;

export interface PlacedWord {
  /** Without surrounding punctuation. */
  readonly word: string;
  readonly start: number;
}

export function trimPunctuation(word: string): string {
  return BARE.test(word) ? word : (CORE.exec(word)?.[0] ?? '');
}

/** The distinct words of texts, without surrounding punctuation. */
export function distinctWords(texts: Iterable<string>): Iterable<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(WORD) ?? []) {
      found.add(word);
    }
  }
  return new Set([...found].map(trimPunctuation).filter((word) => word !== ''));
}

/** The words of a text with their positions, without surrounding punctuation. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const {0: found, index} of text.matchAll(WORD)) {
    const word = trimPunctuation(found);
    if (word !== '') {
      yield {word, start: index + found.indexOf(word)};
    }
  }
}

const terms = new Map<string, string>();

/** The index's term for a word: its stem, as lunr computes it. */
export function termOf(word: string): string {
  const known = terms.get(word);
  if (known !== undefined) {
    return known;
  }
  const plain = word.toLowerCase().replace(/^\W+|\W+$/g, '');
  const term = lunr.stemmer(new lunr.Token(plain, {})).toString();
  terms.set(word, term);
  return term;
}

/** Whether a word is a stop word, which the index does not contain. */
export function isStopWord(word: string): boolean {
  return (lunr.stopWordFilter(new lunr.Token(word, {})) as unknown) === undefined;
}

/**
 * Whether a word is a Chinese character. Each is a word of its own, and the English index has no terms for
 * them.
 */
export function isIdeograph(word: string): boolean {
  return /^\p{Unified_Ideograph}$/u.test(word);
}
