import type {
  Heading,
  InlineCode,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse);

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

export const strong = (content: PhrasingContent | string): Strong => ({
  type: 'strong',
  children: [typeof content === 'string' ? text(content) : content],
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

/** Attributes of an MDX element with plain text. */
export const attributes = (values: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

/** A component that stands by itself, such as a table. */
export const flowElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(values),
  children: [...children] as MdxJsxFlowElement['children'],
});

/** A component within a text, such as an address. */
export const textElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: attributes(values),
  children: [...children],
});

/** A part of a page that is HTML only: no script makes it again. */
export const staticPart = (id: string, children: readonly RootContent[]): MdxJsxFlowElement =>
  flowElement('StaticPart', {id}, children);

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
        flowElement('FactTable', {
          caption,
          columns: columns.join('|'),
          rows: JSON.stringify(rows),
          ...(isBare && {bare: ''}),
          ...(isLed && {led: ''}),
        }),
      ];
}
