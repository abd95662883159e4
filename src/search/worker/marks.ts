import type {Piece} from '../hit';
import {isIdeograph, placedWords, termsOf} from './terms';

type Range = readonly [start: number, end: number];

/** The query as marks need it: the terms that match a word, and the typed words to highlight inside it. */
export interface HighlightQuery {
  /** The typed words in lower case, longest first. */
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
}

function rangesIn(text: string, {words, terms}: HighlightQuery): readonly Range[] {
  const ranges: Range[] = [];
  for (const {word, start} of placedWords(text)) {
    if (termsOf(word).some((term) => terms.has(term))) {
      const letters = words.find((typed) => word.toLowerCase().includes(typed)) ?? word;
      const from = start + Math.max(0, word.toLowerCase().indexOf(letters));
      ranges.push([from, from + letters.length]);
    }
  }
  for (const character of words.filter(isIdeograph)) {
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) {
      ranges.push([at, at + character.length]);
    }
  }
  return ranges.sort(([a], [b]) => a - b);
}

/** Whether any word of a text matches. */
export function hasMatch(text: string, query: HighlightQuery): boolean {
  return rangesIn(text, query).length > 0;
}
/** The pieces of a text between two offsets. Adjacent marks are merged. */
function cut(text: string, ranges: readonly Range[], [start, end]: Range): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = (to: number, isMarked: boolean) => {
    const from = pieces.reduce((length, piece) => length + piece.text.length, start);
    if (to > from) {
      pieces.push({text: text.slice(from, to), isMarked});
    }
  };
  for (const [from, to] of ranges) {
    add(Math.min(from, end), false);
    add(Math.min(to, end), true);
  }
  add(end, false);
  return pieces;
}

/** The whole text with its matches highlighted. */
export function marked(text: string, query: HighlightQuery): readonly Piece[] {
  return cut(text, rangesIn(text, query), [0, text.length]);
}

/** The start and end of a snippet around a match. It breaks between words if the match stays whole. */
function placeAround([start, end]: Range, text: string, length: number): Range {
  if (end - start >= length) {
    return [start, start + length];
  }
  const beside = Math.floor((length - (end - start)) / 2);
  const from = Math.max(0, Math.min(start - beside, text.length - length));
  const to = from + length;
  const wordStart = from === 0 ? 0 : text.indexOf(' ', from - 1) + 1;
  const wordEnd = to === text.length ? to : text.lastIndexOf(' ', to);
  return [wordStart > start ? from : wordStart, wordEnd < end ? to : wordEnd];
}

/** The text around the first match, at most `length` characters including ellipses. */
export function snippet(text: string, query: HighlightQuery, length: number): readonly Piece[] {
  const ranges = rangesIn(text, query);
  if (text.length <= length) {
    return cut(text, ranges, [0, text.length]);
  }
  const place = placeAround(ranges[0] ?? [0, 0], text, length - 2);
  const dots = (isNeeded: boolean): readonly Piece[] =>
    isNeeded ? [{text: '…', isMarked: false}] : [];
  return [...dots(place[0] > 0), ...cut(text, ranges, place), ...dots(place[1] < text.length)];
}
