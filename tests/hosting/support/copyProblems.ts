import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {defaultTreeAdapter, type DefaultTreeAdapterTypes, parse} from 'parse5';
import {unified} from 'unified';
import {attribute, classesOf, contentOf, elementsIn} from '../../../src/output/elementsIn';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A node of Markdown, as far as its text matters. */
interface TextNode {
  readonly type: string;
  readonly lang?: string | null;
  readonly value?: string;
  readonly alt?: string | null;
  readonly children?: readonly TextNode[];
}

/** What a page has for its controls, for screen readers, or a second time. */
function isLeftOut(element: Element): boolean {
  const {tagName} = element;
  const classes = classesOf(element);
  return (
    /^(?:button|dialog|fieldset|input|nav|noscript|script|select|style|svg|textarea)$/.test(
      tagName,
    ) ||
    /^(?:status|tablist)$/.test(attribute(element, 'role')) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'words' ||
    element.attrs.some(({name}) => name === 'data-needs-scripts') ||
    classes.includes('hash-link') ||
    (classes.includes('unindexed') &&
      attribute(element, 'role') !== 'tabpanel' &&
      !element.attrs.some(({name}) => name === 'data-cards'))
  );
}

/** The texts of a page's article in reading order. A formula is its TeX. */
function textsOf(node: HtmlNode, before?: HtmlNode): readonly string[] {
  if (defaultTreeAdapter.isTextNode(node)) {
    return [node.value];
  }
  // A link that opens a tab says so after its icon.
  if (!defaultTreeAdapter.isElementNode(node) || isLeftOut(node) || before?.nodeName === 'svg') {
    return [];
  }
  if (classesOf(node).includes('katex-mathml')) {
    return texIn(node);
  }
  return node.childNodes.flatMap((child, at) => textsOf(child, node.childNodes[at - 1]));
}

function texIn(node: Element): readonly string[] {
  return node.childNodes.flatMap((child) => {
    if (!defaultTreeAdapter.isElementNode(child)) {
      return [];
    }
    return child.tagName === 'annotation'
      ? child.childNodes.flatMap((text) => textsOf(text))
      : texIn(child);
  });
}

/** The texts of a copy. The page has the drawing of a diagram, not its text. */
const markdownTexts = ({type, lang, value, alt, children = []}: TextNode): readonly string[] =>
  type === 'yaml' || lang === 'mermaid'
    ? []
    : [value ?? alt ?? '', ...children.flatMap(markdownTexts)];

const squashed = (text: string) => text.replace(/[\s\u200B]+/g, '').toLowerCase();

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What copies write for tables, drawings and notes. */
const ADDED = ['diagram', 'note', 'tip', 'info', 'warning', 'danger', 'caution'];

/**
 * How a copy in Markdown differs from its page: the first text of the article that the copy lacks, in reading order, and
 * words that the article does not have.
 *
 * @param html the built page.
 * @param markdown its copy.
 */
export function copyProblems(html: string, markdown: string): readonly string[] {
  const content = contentOf(parse(html));
  const texts = content?.childNodes.flatMap((child) => textsOf(child)) ?? [];
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkFrontmatter)
    .parse(markdown) as TextNode;
  const copied = markdownTexts(tree);
  const all = squashed(copied.join(''));
  let at = 0;
  let last = '';
  for (const text of texts.map(squashed)) {
    const found = all.indexOf(text, at);
    if (found < 0) {
      return [`lacks "${text}" after "${last}"`];
    }
    at = found + text.length;
    last = text === '' ? last : text;
  }
  const tabs = content
    ? elementsIn(content, (element) => attribute(element, 'role') === 'tab')
    : [];
  const names = tabs.flatMap((tab) => tab.childNodes.flatMap((child) => textsOf(child)));
  // Places to break a line are inside of words.
  const known = squashed([...texts, ...names, ...ADDED].join(''));
  const alts = [...html.matchAll(/\balt="([^"]*)"/g)].flatMap(([, alt = '']) => wordsOf(alt));
  const strange = copied
    .flatMap(wordsOf)
    .filter((word) => !known.includes(word) && !alts.includes(word));
  return strange.length === 0
    ? []
    : [`has words that the page lacks: ${strange.slice(0, 5).join(', ')}`];
}
