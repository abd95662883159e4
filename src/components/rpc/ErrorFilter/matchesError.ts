import {hasAlmost} from '../../ui/hasAlmost';

/** An entry of the error index: its words, and its message with `<placeholders>`. */
export interface ErrorEntry {
  readonly text: string;
  readonly message?: string | undefined;
}

/** A text in lower case, without the punctuation that a pasted response adds. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, ' ')
    .trim();

/** Whether a text has a word. A number matches from its start: 429 isn’t in 1429. A long one needs no sign. */
const hasWord = (text: string, word: string) =>
  /^-?\d+$/.test(word)
    ? new RegExp(`(?:^| )${word.length > 3 ? '-?' : ''}${word}`).test(text)
    : text.includes(word);

/** The HTTP status that a library's message names: `Status: 429`. */
const statusIn = (query: string) => /\bstatus(?: ?code)?\W{1,3}(\d{3})\b/i.exec(query)?.[1];

/** The least number of letters of a message that is looked for in a query. */
const FEW = 6;

/** Whether a pasted response contains the message. Any words can stand for its placeholders. */
function containsMessage(query: string, message: string): boolean {
  const parts = message.split(/<[^>]+>|…/).map(plain);
  return parts.join('').length >= FEW && new RegExp(parts.join('.*'), 'u').test(query);
}

/** The least number of words of a message to compare, and the least share of them that a query has. */
const CLOSE = {words: 4, share: 0.7} as const;

/** Whether a query has most words of an entry’s message, as a cut-off or older wording has. */
export function almostMatchesError({message = ''}: ErrorEntry, query: string): boolean {
  const asked = ` ${plain(query)} `;
  const words = plain(message.replace(/<[^>]+>/g, ' ')).split(' ');
  const shared = words.filter((word) => asked.includes(` ${word} `)).length;
  return words.length >= CLOSE.words && shared / words.length >= CLOSE.share;
}

/**
 * Whether an entry has all words of a query, or the query is a response with its message.
 *
 * @param isForgiving whether each longer word can have one wrong letter.
 */
export function matchesError(
  {text, message}: ErrorEntry,
  query: string,
  isForgiving = false,
): boolean {
  const asked = plain(query);
  const words = plain(text);
  const has = (word: string) => hasWord(words, word) || (isForgiving && hasAlmost(words, word));
  const status = statusIn(query);
  return (
    asked.split(' ').every(has) ||
    (status !== undefined && hasWord(words, status)) ||
    (message !== undefined && containsMessage(asked, message))
  );
}
