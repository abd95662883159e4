import {hexProblem, isHex} from './hex';
import {itemsIn} from './readJson';
import {fromCast, fromExplorer, fromMessage, fromPieces, fromProse} from './readText';
import type {Item, Reading} from './reading';

const count = new Intl.NumberFormat('en-US');

/**
 * The maximum input, larger than any transaction: Linea's have at most 60,000 bytes, Ethereum's
 * blobs 131,072.
 */
const LONGEST = 2_000_000;

/** Longer than the signature of any member. */
const LONGEST_NAME = 1_000;

const problem = (text: string): Reading => ({kind: 'problem', text});

const found = (items: readonly Item[], note?: string): Reading => ({
  kind: 'items',
  items,
  ...(note !== undefined && {note}),
});

/** Removes repeated reverts. A revert passes through all calls, and libraries wrap an error in others. */
function withoutRepeats(items: readonly Item[]): readonly Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isRevert = item.kind === 'data' && item.as === 'revert';
    const isRepeated = isRevert && seen.has(item.hex);
    if (isRevert) {
      seen.add(item.hex);
    }
    return !isRepeated;
  });
}

function fromJson(text: string): Reading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const item = fromPieces(text) ?? fromMessage(text);
    return item === undefined
      ? problem(
          'This isn’t valid JSON: a quote, a comma or the end is missing. Copy all of it, or paste only the data.',
        )
      : found([item]);
  }
  const items = withoutRepeats(itemsIn(value));
  return items.length === 0
    ? problem(
        'This JSON has nothing to decode: no calldata in input or data, no logs with topics, no error data.',
      )
    : found(items);
}

function fromHex(text: string): Reading {
  const wrong = hexProblem(text);
  return wrong === undefined ? found([{kind: 'data', hex: text.toLowerCase()}]) : problem(wrong);
}

/** A custom error that a tool names in a sentence: `reverted with custom error 'Unauthorized()'`. */
const NAMED_ERROR = /\bcustom error[: ]+['"`]?([\w$]+\([^)]*\))/i;

/** A word that a word follows, other than the keyword of a declaration before its name. */
const SENTENCE =
  /^(?!(?:function|event|error|modifier|struct|enum)\s+[\w$]+\s*(?:[^\w\s]|$))[\w$.]+[:;,.]?\s+[\w$]/;

const noData = problem(
  'This text contains no data. Paste hexadecimal that starts with 0x, JSON of a log, a receipt or a transaction, or a member’s name.',
);

/** Reads a sentence without whole data: digits that are cut off, or the name of an error. */
function fromSentence(text: string): Reading {
  const [digits] = /\b0x[\da-f]{9,}\b/i.exec(text) ?? [];
  const wrong = digits === undefined ? undefined : hexProblem(digits);
  if (wrong !== undefined) {
    return problem(wrong);
  }
  const [, error] = NAMED_ERROR.exec(text) ?? [];
  return error === undefined ? noData : {kind: 'name', text: error};
}

/** Reads text without a leading `0x`: output of tools, a name, or bare digits. */
function fromWords(text: string): Reading {
  const explorer = fromExplorer(text);
  const items = explorer === undefined ? fromCast(text) : [explorer];
  if (items.length > 0) {
    return items.every((item) => item.kind !== 'data' || isHex(item.hex))
      ? found(items)
      : problem('The words of this calldata aren’t whole bytes. Copy all its lines.');
  }
  const digits = text.replace(/\s+/g, '');
  if (/^(?:[0-9a-f]{8}|[0-9a-f]{64,})$/i.test(digits)) {
    const read = fromHex(`0x${digits}`);
    return read.kind === 'items' ? {...read, note: 'Read as hexadecimal, with 0x added.'} : read;
  }
  if (/^https?:\/\//i.test(text)) {
    return problem(
      'This is a link, and the decoder sends no requests. Open it, and copy the input data or the logs.',
    );
  }
  const named = fromMessage(text) ?? fromProse(text);
  if (named !== undefined) {
    return found([named], 'Found in the pasted text.');
  }
  const isName = text.length <= LONGEST_NAME && /^[\w$][\w$.,()[\]{};:=>\s]*$/.test(text);
  return isName && !SENTENCE.test(text) ? {kind: 'name', text} : fromSentence(text);
}

/** Parses the reader's input. Never throws: unreadable input returns a problem. */
export function readInput(input: string): Reading {
  if (input.length > LONGEST) {
    return problem(
      `This text has ${count.format(input.length)} characters. The decoder accepts ${count.format(LONGEST)}, more than any transaction’s calldata.`,
    );
  }
  // Zero-width characters and quotes come from copying.
  const text = input
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .trim()
    .replace(/^(["'`])([^]*)\1$/, '$2')
    .trim();
  if (text === '') {
    return {kind: 'nothing'};
  }
  if (/^[[{]/.test(text)) {
    return fromJson(text);
  }
  if (!/^0x/i.test(text)) {
    return fromWords(text);
  }
  if (!/[\s,]/.test(text)) {
    return fromHex(text);
  }
  const pieces = fromPieces(text);
  return pieces === undefined ? fromWords(text) : found([pieces]);
}
