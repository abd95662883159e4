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

/** The least number of letters of a message that is looked for in a query. */
const FEW = 6;

/** Whether a pasted response contains the message. Any words can stand for its placeholders. */
function containsMessage(query: string, message: string): boolean {
  const parts = message.split(/<[^>]+>|…/).map(plain);
  return parts.join('').length >= FEW && new RegExp(parts.join('.*'), 'u').test(query);
}

/** Whether an entry has all words of a query, or the query is a response with its message. */
export function matchesError({text, message}: ErrorEntry, query: string): boolean {
  const asked = plain(query);
  const words = plain(text);
  return (
    asked.split(' ').every((word) => hasWord(words, word)) ||
    (message !== undefined && containsMessage(asked, message))
  );
}
