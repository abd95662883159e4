/** A word of a text: what stands between spaces and hyphens. */
const WORD = /[^\s-]+/g;

/** From the first letter or digit of a word to the last. */
const CORE = /[\p{L}\p{N}_](?:.*[\p{L}\p{N}_])?/su;

/** Lower-case letters, or digits: a word without parts. Most words are plain. */
const PLAIN = /^(?:\p{Lu}?\p{Ll}+|\p{N}+)$/u;

const PIECE = /[\p{L}\p{N}_]+/gu;
const HUMP = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?\p{Ll}+\p{N}*|\p{N}+/gu;

/** Names whose capitals separate nothing: one case with digits, an address or a hash. */
const UNDIVIDED = /^(?:\p{Lu}?[\p{Ll}\p{N}]+|[\p{Lu}\p{N}]+|0x[\dA-Fa-f]+)$/u;

/** Longer words are data that readers don’t type. */
const LONGEST_TERM = 80;

export interface PlacedWord {
  /** Without surrounding punctuation, as written. */
  readonly word: string;
  readonly start: number;
}

/** Removes punctuation around a word. Empty if nothing is left. */
export function trimPunctuation(word: string): string {
  return PLAIN.test(word) ? word : (CORE.exec(word)?.[0] ?? '');
}

/** The words of a text with their positions. */
export function* placedWords(text: string): Generator<PlacedWord> {
  for (const {0: found, index} of text.matchAll(WORD)) {
    const word = trimPunctuation(found);
    if (word !== '') {
      yield {word, start: index + found.indexOf(word)};
    }
  }
}

/** So many digits tell hexadecimal words apart. */
export const HEX_DIGITS = 8;

const LONG_HEX = /(?<![\p{L}\p{N}_])((?:0x)?[\dA-Fa-f]{8})[\dA-Fa-f]{10,}(?![\p{L}\p{N}_])/gu;

/** A word with its addresses, hashes and other long hexadecimal numbers cut to their first eight digits. */
export function shortHex(word: string): string {
  return word.length > 17 ? word.replace(LONG_HEX, '$1') : word;
}

/** Whether a word is a Chinese character. Each is a word. */
export function isIdeograph(word: string): boolean {
  return /^\p{Unified_Ideograph}$/u.test(word);
}

/** In lower case, without apostrophes and the commas of numbers: `Doesn’t` is doesnt, `2,000` is 2000. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(?<=\d),(?=\d)/g, '');
}

/** The pieces of a word between its punctuation. Apostrophes and the commas of numbers separate nothing. */
export function piecesOf(word: string): readonly string[] {
  return word.replace(/['’]|(?<=\d),(?=\d)/g, '').match(PIECE) ?? [];
}

/** The words in a name: `eth_sendRawTransaction` has eth, send, Raw and Transaction. */
export function partsOfName(name: string): readonly string[] {
  return name
    .split('_')
    .flatMap((piece) => (UNDIVIDED.test(piece) ? [piece] : (piece.match(HUMP) ?? [])))
    .filter((part) => part !== '');
}

/**
 * The terms of a word: itself, the pieces between its punctuation, and for a name its parts and what
 * its parts end with. `eth_getLogs()` has eth_getlogs, eth, get, logs and getlogs.
 */
function termsOfWord(word: string): readonly string[] {
  if (PLAIN.test(word) && word.length <= LONGEST_TERM) {
    return [word.toLowerCase()];
  }
  const terms = new Set<string>([plain(word), plain(word).replace(/\.(?=\p{L})/gu, '')]);
  for (const piece of piecesOf(word)) {
    terms.add(piece.toLowerCase());
    for (const character of piece.match(/\p{Unified_Ideograph}/gu) ?? []) {
      terms.add(character);
    }
    const parts = partsOfName(piece);
    if (parts.length > 1) {
      for (const [place, part] of parts.entries()) {
        terms.add(part.toLowerCase());
        terms.add(parts.slice(place).join('').toLowerCase());
      }
    }
  }
  return [...terms].filter((term) => term !== '' && term.length <= LONGEST_TERM);
}

const known = new Map<string, readonly string[]>();

/** Words with hyphens between them. Readers also type them as one. */
const HYPHENATED = /(?<![\p{L}\p{N}_])[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)+/gu;

/** A hyphenated name as one word: `l1-eth-api-endpoint` is l1ethapiendpoint. */
export const withoutHyphens = (name: string) => plain(name).replaceAll('-', '');

/** All terms of a text, with repetitions: those of its words, and hyphenated words as one. */
export function termsOf(text: string): readonly string[] {
  const terms: string[] = (text.match(HYPHENATED) ?? []).map(withoutHyphens);
  for (const {word} of placedWords(text)) {
    let own = known.get(word);
    if (!own) {
      own = termsOfWord(shortHex(word));
      known.set(word, own);
    }
    terms.push(...own);
  }
  return terms;
}

/** The word with each two neighboring letters swapped. */
export const withSwappedLetters = (word: string): readonly string[] =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  );
