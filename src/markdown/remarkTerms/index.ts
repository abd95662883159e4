import type {PhrasingContent, Root, Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {glossary, type GlossaryTerm} from '../../../data/glossary';
import {text, textElement} from '../nodes';
import type {MdxElement} from '../remarkComponents/plainAttributes';
import {findTerm} from './findTerm';
import {proseTexts} from './proseTexts';
import {linkedForms, type TermMatcher, termMatcher} from './termMatcher';

interface Definition extends MdxElement {
  children: PhrasingContent[];
}

/** `<Definition term="blob">Blobs</Definition>`. */
const definition = (term: string, words: string): MdxJsxTextElement =>
  textElement('Definition', {term}, [text(words)]);

/** `<Definition>` elements in the source of the page. */
function writtenDefinitions(tree: Root): readonly Definition[] {
  const found: Definition[] = [];
  visit(tree, (node) => {
    if ((node as MdxElement).name === 'Definition') {
      found.push(node as unknown as Definition);
    }
  });
  return found;
}

/** The glossary entry. `remarkComponents` reports unknown ones. */
function entryOf({attributes = []}: Definition): GlossaryTerm | undefined {
  const value = attributes.find(({name}) => name === 'term')?.value;
  return typeof value === 'string' ? findTerm(value) : undefined;
}

/** Splits a text at the terms that it uses first. */
function withTerms({value}: Text, match: TermMatcher, seen: Set<string>): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let at = 0;
  for (const {id, start, end} of match(value)) {
    if (!seen.has(id)) {
      seen.add(id);
      parts.push(text(value.slice(at, start)), definition(id, value.slice(start, end)));
      at = end;
    }
  }
  return [...parts, text(value.slice(at))].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );
}

/** Terms that mean something else on this page (`plain_words: [batch]`). */
function plainWords({data}: VFile): readonly GlossaryTerm[] {
  const {plain_words: words} = (data.frontMatter ?? {}) as {plain_words?: readonly string[]};
  return (words ?? []).map((word) => findTerm(word)).filter((entry) => entry !== undefined);
}

/**
 * Whether to link terms in a file. Not in the glossary, and not in partials, because several pages
 * include them.
 */
function isLinked(page: VFile): boolean {
  return (
    !String(page).includes('<Glossary') && !/[\\/]_/.test(page.path.split('docs').at(-1) ?? '')
  );
}

/**
 * A remark step: wraps the first use of each glossary term in a page's prose in a `<Definition>`.
 * It runs before the steps that write facts, so that it sees only what authors write. An author's
 * `<Definition>` counts as the first use, and an empty one gets the term's name. Front matter
 * (`plain_words`) excludes words that mean something else on the page.
 */
export const remarkTerms: Plugin<[], Root> = () => {
  const match = termMatcher(glossary, linkedForms);
  return (tree, page) => {
    const seen = new Set(plainWords(page).map(({id}) => id));
    for (const element of writtenDefinitions(tree)) {
      const entry = entryOf(element);
      if (entry !== undefined) {
        seen.add(entry.id);
        element.children = element.children.length > 0 ? element.children : [text(entry.term)];
      }
    }
    if (!isLinked(page)) {
      return;
    }
    for (const {node, parent} of proseTexts(tree)) {
      const at = parent.children.indexOf(node as never);
      parent.children.splice(at, 1, ...(withTerms(node, match, seen) as never[]));
    }
  };
};
