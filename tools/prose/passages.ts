import type {Nodes, PhrasingContent, Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import type {Root as NlcstRoot} from 'nlcst';
import {ParseEnglish} from 'parse-english';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {frontMatterTexts} from './frontMatterTexts';
import {readSentence, type Sentence, splitSentence} from './sentence';

/** A piece of a page that is read as a whole: a paragraph, a heading, a cell of a table, or a text of the front matter. */
export interface Passage {
  readonly node: Nodes;
  readonly nlcst: NlcstRoot;
  readonly sentences: readonly Sentence[];
}

const parser = new ParseEnglish();

const isPassage = (node: Nodes): node is Nodes & {readonly children: PhrasingContent[]} =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

function readPassage(node: Nodes & {readonly children: PhrasingContent[]}, file: VFile): Passage {
  // Cells are outside of what mdast-util-to-nlcst reads.
  const paragraph = {...node, type: 'paragraph'} as Nodes;
  const nlcst = toNlcst(paragraph, file, parser, {source: ['inlineMath']});
  const sentences: Sentence[] = [];
  visit(nlcst, 'SentenceNode', (sentence) => {
    sentences.push(...splitSentence(sentence).map(readSentence));
  });
  return {node, nlcst, sentences};
}

const known = new WeakMap<Root, readonly Passage[]>();

/** The passages of a page, in order. Parsing takes most of the time, so all rules share them. */
export function passagesOf(tree: Root, file: VFile): readonly Passage[] {
  const read = known.get(tree);
  if (read !== undefined) {
    return read;
  }
  const passages: Passage[] = [];
  visit(tree, (node) => {
    const found = node.type === 'yaml' ? frontMatterTexts(node) : isPassage(node) ? [node] : [];
    passages.push(...found.map((each) => ({...readPassage(each, file), node})));
  });
  known.set(tree, passages);
  return passages;
}
