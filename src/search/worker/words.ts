import lunr from 'lunr';

/** The words of a text as the index takes them: what stands between spaces and hyphens. */
const WORD = /[^\s-]+/g;

/** A word from its first letter or digit to its last. */
const CORE = /[\p{L}\p{N}_](?:.*[\p{L}\p{N}_])?/su;

/** Most words have nothing around them. They are many, and this is much quicker. */
const BARE = /^\w(?:.*\w)?$/s;

/** A word in its place in a text. */
export interface PlacedWord {
  /** Without the punctuation around it. */
  readonly word: string;
  readonly start: number;
}

/** A word without the punctuation around it. */
export function trimPunctuation(word: string): string {
  return BARE.test(word) ? word : (CORE.exec(word)?.[0] ?? '');
}

/** The words of texts, each once, without the punctuation around them. */
export function differentWords(texts: Iterable<string>): Iterable<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(WORD) ?? []) {
      found.add(word);
    }
  }
  return new Set([...found].map(trimPunctuation).filter((word) => word !== ''));
}

/** The words of a text, in their places, without the punctuation around them. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const {0: found, index} of text.matchAll(WORD)) {
    const word = trimPunctuation(found);
    if (word !== '') {
      yield {word, start: index + found.indexOf(word)};
    }
  }
}

const terms = new Map<string, string>();

/** The term under which the index has a word: its stem, cut as the index cuts it. */
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

/** Whether a word says too little to be looked for, and is not in the index. */
export function isStopWord(word: string): boolean {
  return (lunr.stopWordFilter(new lunr.Token(word, {})) as unknown) === undefined;
}

/** Whether a word is a character of Chinese, which is a word by itself and stands in no index of English. */
export function isIdeograph(word: string): boolean {
  return /^\p{Unified_Ideograph}$/u.test(word);
}
