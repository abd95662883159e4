import {MAX_QUERY_LENGTH} from '../maxQueryLength';
import type {SectionIndex} from './sectionIndex';
import {isStopWord} from './stopWords';
import {
  partsOfName,
  piecesOf,
  plain,
  shortHex,
  trimPunctuation,
  withoutHyphens,
  withSwappedLetters,
} from './terms';

/** The maximum number of words. A pasted error message has fewer. */
const MAX_WORDS = 32;

export interface QueryWord {
  /** As the index has it. */
  readonly term: string;
  /** As typed. Capitals show where the parts of a name begin. */
  readonly typed: string;
  /** Whether it is the last word, which can be incomplete. */
  readonly isLast: boolean;
  /** Whether it says little: pages can lack it. */
  readonly isWeak: boolean;
}

export interface Query {
  /** The words to find: without stop words, unless there are no others. */
  readonly words: readonly QueryWord[];
  /** The whole query in the index's form, to compare it with titles. */
  readonly phrase: string;
  /** Whether it names something in code: a method, a member of a contract, a selector, an address. */
  readonly isIdentifier: boolean;
  /** Whether it has several words, none of them a name in code, and reads like no message. */
  readonly isPlain: boolean;
  /** Whether it begins like a question. */
  readonly isQuestion: boolean;
  /** Whether it is an address or a hash. */
  readonly isAddress: boolean;
  /** Whether it reads like a pasted error message. */
  readonly isMessage: boolean;
}

/** Words of questions that lunr's list lacks, and the network's name: they tell pages apart no better. */
const QUESTION_WORDS = new Set([
  'linea',
  'use',
  'using',
  'vs',
  'doesnt',
  'dont',
  'cant',
  'whats',
  'isnt',
]);

/** Words of questions and wishes. They help to choose among pages, and no page must have them. */
const WEAK_WORDS = new Set(
  (
    'add anyone become best besides build change check cheap create does did done easy enable ' +
    'equivalent ever everyone find fix give go good happen happens help here hit instead keep know let ' +
    'long look lost make many mean mine much need needed new nothing now once person pick possible put ' +
    'really right run see set short show shows simple someone something start still support take tell ' +
    'thing things try understand up want way well without work works working'
  ).split(' '),
);

/** An address on the web. In a message, it is the sender's own. */
const WEB_ADDRESS = /\b(?:https?|wss?):\/\/\S+/g;

/** Whether a word can be a hexadecimal number: an address, a hash or a selector. */
export function isHex(word: string): boolean {
  return /^0x[\da-f]{3,}$/.test(word) || (/^[\da-f]{8,}$/.test(word) && /\d/.test(word));
}

/** So many digits that it isn't a selector. */
const ADDRESS = /^(?:0x)?[\dA-Fa-f]{9,}$/;

/** Names in code have parts, a call's parentheses, or are hexadecimal. */
function isCode(typed: string): boolean {
  return partsOfName(typed).length > 1 || isHex(shortHex(typed).toLowerCase());
}

/** How questions begin. */
const QUESTION =
  /^\W*(?:how|why|what|which|who|whose|where|when|can|could|may|must|should|will|would|do|does|did|is|are|was|has|have)(?:['’]s)?(?![\w'’])/i;

/** What messages of programs have: punctuation between their parts, long numbers, and words of failure. */
const MESSAGE =
  /[:"'{}()=]|\d{4}|\b(?:error|fail\w*|invalid|revert\w*|exceed\w*|exception|unknown|unsupported|unable|cannot|denied|mismatch|missing|not|too|underpriced)\b/i;

function isMessage(text: string, words: number): boolean {
  return words >= 3 && !QUESTION.test(text) && MESSAGE.test(text);
}

/** With fewer words around it, an address on the web is what is sought. */
const SHORT_MESSAGE = 5;

/** White space and hyphens separate words. Each Chinese character is a word. */
function splitWords(text: string, isWhole: (chunk: string) => boolean): readonly string[] {
  const cut = text.slice(0, MAX_QUERY_LENGTH);
  const message = cut.replace(WEB_ADDRESS, ' ');
  return (message.trim().split(/\s+/).length < SHORT_MESSAGE ? cut : message)
    .split(/\s+/)
    .flatMap((chunk) =>
      isWhole(chunk) ? [withoutHyphens(trimPunctuation(chunk))] : chunk.split(/[\s-]+/),
    )
    .flatMap((word) => word.split(/(\p{Unified_Ideograph})/u))
    .map(trimPunctuation)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** A word that the index has, or else the pieces between its punctuation. */
function wholeOrPieces(index: SectionIndex, typed: string): readonly string[] {
  const term = plain(shortHex(typed));
  return index.has(term) || isHex(term) ? [typed] : piecesOf(typed);
}

/** In shorter words, one other letter makes another word. */
const SHORTEST_MISTYPED = 5;

/** What a mistyped word was meant to be: with two letters swapped, or a common word. The last word can be incomplete instead, and begin others. */
function corrected(index: SectionIndex, term: string, isLast: boolean): string {
  const isKnown =
    term.length < SHORTEST_MISTYPED ||
    !/^\p{L}+$/u.test(term) ||
    index.formsOf(term).length > 0 ||
    index.find(term, new Set(), {prefix: isLast}).size > 0;
  if (isKnown) {
    return term;
  }
  const swapped = withSwappedLetters(term).filter((other) => index.has(other));
  const [only] = swapped.length === 0 ? [index.commonWordLike(term)] : swapped;
  // Of several words, the ranking decides.
  return swapped.length > 1 ? term : (only ?? term);
}

/**
 * Parses a query.
 *
 * @param keepsStopWords whether stop words are searched, as the site is configured.
 * @param mistypedLetters the number of wrong letters allowed in a word.
 */
export function parseQuery(
  index: SectionIndex,
  text: string,
  keepsStopWords: boolean,
  mistypedLetters = 0,
): Query {
  // A name with several hyphens is one word if the index has it.
  const isWhole = (chunk: string) =>
    /-.+-/.test(trimPunctuation(chunk)) && index.has(withoutHyphens(trimPunctuation(chunk)));
  const typed = splitWords(text, isWhole).flatMap((word) => wholeOrPieces(index, word));
  const all = typed.map((word, place): QueryWord => {
    const isLast = place === typed.length - 1;
    const sought = plain(shortHex(word));
    const term = mistypedLetters > 0 ? corrected(index, sought, isLast) : sought;
    return {term, typed: word, isLast, isWeak: WEAK_WORDS.has(term)};
  });
  // A repeated word counts at its last position.
  const distinct = all.filter(
    ({term}, place) => !all.slice(place + 1).some((later) => later.term === term),
  );
  const telling = keepsStopWords
    ? distinct
    : distinct.filter(({term}) => !isStopWord(term) && !QUESTION_WORDS.has(term));
  const some = telling.length > 0 ? telling : distinct;
  // If all words are weak, they are what is sought.
  const words = some.every(({isWeak}) => isWeak)
    ? some.map((word) => ({...word, isWeak: false}))
    : some;
  return {
    words,
    phrase: all.map(({term}) => term).join(' '),
    isIdentifier: words.length <= 2 && words.some((word) => isCode(word.typed)),
    isPlain:
      words.length > 1 &&
      !words.some((word) => isCode(word.typed)) &&
      !isMessage(text, words.length),
    isQuestion: QUESTION.test(text),
    isAddress: words.length === 1 && typed.some((word) => ADDRESS.test(word)),
    isMessage: isMessage(text, words.length),
  };
}
