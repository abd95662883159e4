import {isBytes, isHex} from './hex';
import {itemsIn} from './readJson';
import type {Item} from './reading';

/** Reads calldata in Etherscan's format: `MethodID: 0x9f3ce55a` and lines like `[0]:  000…`. */
export function fromExplorer(text: string): Item | undefined {
  const selector = /\bMethodID:\s*(0x[0-9a-f]{8})\b/i.exec(text)?.[1];
  if (selector === undefined) {
    return undefined;
  }
  const words = [...text.matchAll(/\[\d+\]:\s*([0-9a-f]+)/gi)].map(([, word]) => word ?? '');
  return {kind: 'data', hex: `${selector}${words.join('')}`.toLowerCase(), as: 'call'};
}

/** The value after a name at the start of a line of cast: `input                0x9f3ce55a…`, `- address: 0x…`. */
function field(text: string, name: string): string | undefined {
  return new RegExp(`^[ \\t]*(?:-[ \\t]*)?${name}:?[ \\t]+(.+)$`, 'im').exec(text)?.[1]?.trim();
}

/** Reads a log in the format of `cast logs`, with a line for each topic. */
function castLog(text: string): Item | undefined {
  const topics = /\btopics:?\s*\[([^\]]{0,600})\]/i.exec(text)?.[1]?.match(/0x[0-9a-f]+/gi) ?? [];
  return itemsIn({topics, data: field(text, 'data') ?? '0x', address: field(text, 'address')})[0];
}

/** Reads the output of `cast tx`, `cast receipt` and `cast logs`. Other text returns an empty list. */
export function fromCast(text: string): readonly Item[] {
  if (/\btopics:?\s*\[\s*0x/i.test(text)) {
    const starts = [...text.matchAll(/^[ \t]*-?[ \t]*address:/gim)].map(({index}) => index);
    const parts =
      starts.length === 0
        ? [text]
        : starts.map((start, index) => text.slice(start, starts[index + 1]));
    return parts.flatMap((part) => castLog(part) ?? []);
  }
  const logs = field(text, 'logs');
  if (logs?.startsWith('[')) {
    try {
      return itemsIn(JSON.parse(logs) as unknown);
    } catch {
      return [];
    }
  }
  const input = field(text, 'input');
  return isHex(input) ? itemsIn({input, to: field(text, 'to')}) : [];
}

/** Matches `custom error 0x732f9413:`, `reverted with …: 0x732f9413`, `data: "0x08c379a0…"`. */
const REVERT =
  /\b(?:custom error|revert(?:ed)?\b[^\n]{0,200}?|data)\s*[:=(]?\s*["'`]?(0x[0-9a-f]{8,})(?::\s*([0-9a-f]+))?/i;

/** The number of characters that are searched. No message with its data is longer. */
const LONGEST_PROSE = 300_000;

/** The data in an error message of a failed call. */
export function fromMessage(text: string): Item | undefined {
  const [, selector, rest = ''] = REVERT.exec(text.slice(0, LONGEST_PROSE)) ?? [];
  const hex = `${selector ?? ''}${rest}`.toLowerCase();
  return isHex(hex) ? {kind: 'data', hex, as: 'revert'} : undefined;
}

/** Reads hexadecimal pieces without other text: the words of a log, or one value in several lines. */
export function fromPieces(text: string): Item | undefined {
  const pieces = text.split(/[\s,;"'[\]]+/).filter((piece) => piece !== '');
  const [first = '', ...more] = pieces;
  if (more.length === 0 || !/^0x[0-9a-f]*$/i.test(first)) {
    return undefined;
  }
  if (more.every((piece) => /^[0-9a-f]+$/i.test(piece))) {
    const hex = pieces.join('').toLowerCase();
    return isHex(hex) ? {kind: 'data', hex} : undefined;
  }
  return isBytes(first, 32) && more.every(isHex)
    ? {kind: 'words', words: pieces.map((piece) => piece.toLowerCase())}
    : undefined;
}

/** The first bytes in a text with the size of calldata, a revert or a topic. Addresses are skipped. */
export function fromProse(text: string): Item | undefined {
  const found = (text.slice(0, LONGEST_PROSE).match(/0x[0-9a-f]+/gi) ?? []).filter(isHex);
  const sized = found.filter((hex) => (hex.length - 2) % 64 === 8);
  const hex = sized[0] ?? found.find((each) => isBytes(each, 32));
  return hex === undefined ? undefined : {kind: 'data', hex: hex.toLowerCase()};
}
