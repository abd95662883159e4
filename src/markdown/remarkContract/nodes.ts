import type {Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse);

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

/** A text of the facts, with its code and links. */
export function phrasing(value: string): PhrasingContent[] {
  return markdown
    .parse(value)
    .children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}

export const paragraph = (...children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

/** A list of texts of the facts. */
export function list(items: readonly string[]): RootContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...phrasing(item))],
    })),
  };
}

/** A heading under a fixed anchor. */
export function heading(depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}}};
}

/** A component with plain attributes. */
export function element(
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement',
  name: string,
  attributes: Readonly<Record<string, string>>,
): RootContent & PhrasingContent {
  return {
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  } as unknown as RootContent & PhrasingContent;
}

/** A part of a page that is not made again in the browser. */
export const staticPart = (id: string, children: readonly RootContent[]): RootContent =>
  ({
    ...element('mdxJsxFlowElement', 'StaticPart', {id}),
    children: [...children],
  }) as RootContent;

/** A row of `<FactTable>`, in texts of the facts. */
export interface FactRow {
  /** The anchor of the row. */
  readonly id?: string;
  readonly head: string;
  readonly note?: string;
  readonly copy?: {readonly value: string; readonly label: string};
  readonly cells: readonly string[];
}

interface TableLook {
  /** No caption to be seen: the headings say it. */
  readonly isBare?: boolean;
  /** Where there is no room for columns, each cell is led by the heading of its own. */
  readonly isLed?: boolean;
}

/** A table of texts of the facts; nothing when it has no rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly FactRow[],
  {isBare = false, isLed = false}: TableLook = {},
): RootContent[] {
  return rows.length === 0
    ? []
    : [
        element('mdxJsxFlowElement', 'FactTable', {
          caption,
          columns: columns.join('|'),
          rows: JSON.stringify(rows),
          ...(isBare && {bare: ''}),
          ...(isLed && {led: ''}),
        }),
      ];
}
