import {defaultTreeAdapter, type DefaultTreeAdapterTypes, parse} from 'parse5';
import {attribute, classesOf, contentOf} from '../elementsIn';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** The text of a page from one heading to the next. */
export interface PageSection {
  /** The text of its heading. The page's title for its first section. */
  readonly title: string;
  /** The anchor of its heading, with `#`. Empty for the first section. */
  readonly hash: string;
  /** Sentences: everything outside tables and code blocks. Only this text makes snippets. */
  readonly prose: string;
  /** The captions of its tables and the heads of rows. */
  readonly labels: string;
  /** The other cells of its tables. */
  readonly cells: string;
  readonly code: string;
}

const HEADING = /^h[1-3]$/;

/** Elements that separate words. */
const BLOCK =
  /^(?:address|article|aside|blockquote|br|button|caption|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

/** Elements without text for readers. */
const SKIPPED = /^(?:annotation|button|noscript|script|semantics|style|svg|template)$/;

/** Text that another element repeats: MathML of formulas, the same request in other languages, anchors. */
const SKIPPED_CLASSES = new Set(['katex-mathml', 'unindexed', 'hash-link']);

function isSkipped(element: Element): boolean {
  return (
    SKIPPED.test(element.tagName) ||
    attribute(element, 'role') === 'status' ||
    classesOf(element).some((name) => SKIPPED_CLASSES.has(name))
  );
}

const condensed = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

function plainText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  return defaultTreeAdapter.isElementNode(node) && !isSkipped(node)
    ? node.childNodes.map(plainText).join('')
    : '';
}

type Kind = 'prose' | 'labels' | 'cells' | 'code';

/** Elements that start another kind of text. */
const kinds: Readonly<Record<string, Kind>> = {
  pre: 'code',
  table: 'cells',
  caption: 'labels',
  th: 'labels',
};

/** The kind of the text in an element. The heads of columns say little: they are cells. */
function kindInside(element: Element, outside: Kind): Kind {
  const {tagName} = element;
  if (attribute(element, 'data-search') === 'words' || attribute(element, 'scope') === 'col') {
    return 'cells';
  }
  return kinds[tagName] ?? outside;
}

class Collector {
  readonly sections: Record<Kind | 'title' | 'hash', string>[] = [];

  open(title: string, hash: string): void {
    this.sections.push({title, hash, prose: '', labels: '', cells: '', code: ''});
  }

  read(node: Node, kind: Kind): void {
    const section = this.sections.at(-1);
    if (defaultTreeAdapter.isTextNode(node)) {
      if (section) {
        section[kind] += node.value;
      }
      return;
    }
    if (!defaultTreeAdapter.isElementNode(node) || isSkipped(node)) {
      return;
    }
    const {tagName} = node;
    if (HEADING.test(tagName)) {
      const id = attribute(node, 'id');
      this.open(condensed(plainText(node)), tagName === 'h1' || id === '' ? '' : `#${id}`);
      return;
    }
    const inner = kindInside(node, kind);
    // Only styles separate the values in a cell of a table.
    const separator = inner === 'cells' || inner === 'labels' || BLOCK.test(tagName) ? ' ' : '';
    this.add(inner, separator);
    for (const [place, child] of node.childNodes.entries()) {
      // The note for screen readers that a link leads to another site follows the link's icon.
      if (node.childNodes[place - 1]?.nodeName !== 'svg') {
        this.read(child, inner);
      }
    }
    this.add(inner, separator);
  }

  private add(kind: Kind, text: string): void {
    const section = this.sections.at(-1);
    if (section) {
      section[kind] += text;
    }
  }
}

/**
 * The sections of a page of the documentation, in reading order. Text in closed tabs and folds counts.
 *
 * @param html the built page. Without a page's content (`.theme-doc-markdown`), there are no sections.
 */
export function pageSections(html: string): readonly PageSection[] {
  const content = contentOf(parse(html));
  const collector = new Collector();
  for (const child of content?.childNodes ?? []) {
    collector.read(child, 'prose');
  }
  return collector.sections.map(({prose, labels, cells, code, ...heading}) => ({
    ...heading,
    prose: condensed(prose),
    labels: condensed(labels),
    cells: condensed(cells),
    code: condensed(code),
  }));
}
