import type {
  Literals,
  Nodes as NlcstNodes,
  Sentence as NlcstSentence,
  SentenceContent,
} from 'nlcst';
import {toString} from 'nlcst-to-string';
import type {Point, Position} from 'unist';

/** Stands for a character of inline code, so that no rule reads code as English. */
export const CODE = '\uFFFC';

/** A sentence as plain text, with the place of each of its characters in the file. */
export interface Sentence {
  readonly text: string;
  readonly position: Position | undefined;
  /** The place in the file of `length` characters from `index`. */
  placeOf(index: number, length: number): Position | undefined;
}

interface Leaf {
  readonly at: number;
  readonly text: string;
  readonly start: Point | undefined;
}

/** The text of a leaf, of the same length: code becomes placeholders, and a line break a space. */
function textOf(node: Literals): string {
  return node.type === 'SourceNode'
    ? node.value.replace(/\S/g, CODE)
    : node.value.replace(/\s/g, ' ');
}

/** Walks by itself: a general visitor takes seconds for all words of the site. */
function leavesOf(sentence: NlcstSentence): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let at = 0;
  const walk = (node: NlcstNodes): void => {
    if ('children' in node) {
      node.children.forEach(walk);
    } else {
      const text = textOf(node);
      leaves.push({at, text, start: node.position?.start});
      at += text.length;
    }
  };
  walk(sentence);
  return leaves;
}

function pointAt(leaves: readonly Leaf[], index: number): Point | undefined {
  const leaf = leaves.findLast(({at}) => at <= index);
  const inside = index - (leaf?.at ?? 0);
  return leaf?.start === undefined
    ? undefined
    : {
        line: leaf.start.line,
        column: leaf.start.column + inside,
        offset: (leaf.start.offset ?? 0) + inside,
      };
}

const ABBREVIATION = /^(?:approx|cf|e\.g|etc|i\.e|no|vs)\.$/i;

/** Whether a sentence can end with a node: a mark, or a word that the parser joined with its full stop. */
function isEnd(node: SentenceContent): boolean {
  const text = toString(node);
  return node.type === 'PunctuationNode'
    ? /^[.?!]$/.test(text)
    : node.type === 'WordNode' && /[.?!]$/.test(text) && !ABBREVIATION.test(text);
}

/**
 * The sentences in what the parser takes for one: it joins a sentence to the next when that begins with code or a word in
 * lower case, such as viem.
 */
export function splitSentence(sentence: NlcstSentence): readonly NlcstSentence[] {
  const {children} = sentence;
  const ends = children.flatMap((node, index) =>
    isEnd(node) && children[index + 1]?.type === 'WhiteSpaceNode' ? [index + 1] : [],
  );
  return [0, ...ends].map((start, part) => {
    const own = children.slice(start === 0 ? 0 : start + 1, ends[part] ?? children.length);
    const [first, last] = [own.at(0), own.at(-1)];
    return first?.position && last?.position
      ? {
          type: 'SentenceNode',
          children: own,
          position: {start: first.position.start, end: last.position.end},
        }
      : {type: 'SentenceNode', children: own};
  });
}

/** Reads a sentence of nlcst. */
export function readSentence(node: NlcstSentence): Sentence {
  const leaves = leavesOf(node);
  return {
    text: leaves.map(({text}) => text).join(''),
    position: node.position,
    placeOf(index, length) {
      const start = pointAt(leaves, index);
      const end = pointAt(leaves, index + length - 1);
      return start && end && {start, end: {...end, column: end.column + 1}};
    },
  };
}
