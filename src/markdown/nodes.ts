import type {Expression, ImportDeclaration, Program} from 'estree';
import type {ElementContent} from 'hast';
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {SourceRef} from '../../data/source';

const markdown = unified().use(remarkParse);

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

export const strong = (content: PhrasingContent | string): Strong => ({
  type: 'strong',
  children: [typeof content === 'string' ? text(content) : content],
});

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const codeBlock = (lang: string, value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

/** Parses Markdown of the facts: code and links. */
export function phrasing(value: string): PhrasingContent[] {
  return markdown
    .parse(value)
    .children.flatMap((node) => (node.type === 'paragraph' ? node.children : []));
}

export const paragraph = (...children: readonly PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [...children],
});

interface ItemOptions {
  /** The anchor. */
  readonly id?: string | undefined;
  /** Whether the item is a paragraph. */
  readonly spread?: boolean;
}

export const listItem = (
  content: readonly PhrasingContent[],
  {id, spread = false}: ItemOptions = {},
): ListItem => ({
  type: 'listItem',
  spread,
  ...(id !== undefined && {data: {hProperties: {id}}}),
  children: [paragraph(...content)],
});

/** A bulleted list. */
export const bullets = (items: readonly ListItem[], spread = false): List => ({
  type: 'list',
  ordered: false,
  spread,
  children: [...items],
});

/** A bulleted list of texts. */
export const list = (items: readonly string[]): List =>
  bullets(items.map((item) => listItem(phrasing(item))));

/** A fact in a line: its name, then its value. */
export const fact = (name: string, ...value: readonly PhrasingContent[]): PhrasingContent[] => [
  strong(name),
  text(' '),
  ...value,
];

/** A paragraph of the non-empty facts, separated by `·`. Empty without facts. */
export function factLine(facts: readonly (readonly PhrasingContent[])[]): Paragraph[] {
  const [first, ...others] = facts.filter((each) => each.length > 0);
  return first === undefined
    ? []
    : [paragraph(...first, ...others.flatMap((each) => [text(' · '), ...each]))];
}

/** A Markdown link to a source file at its commit. */
export function sourceText(source: SourceRef): string {
  const [, repository = '', commit = '', path = ''] = /^([^@]+)@([^:]+):(.+)$/.exec(source) ?? [];
  const url = `https://github.com/${repository}/blob/${commit}/${path}`;
  return `[\`${path.split('/').at(-1) ?? path}\`](${url}) at \`${commit.slice(0, 8)}\``;
}

/** A heading with a fixed anchor. */
export function heading(depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading {
  return {type: 'heading', depth, children, data: {hProperties: {id}}};
}

/** Attributes of an MDX element with plain text. */
export const attributes = (values: Readonly<Record<string, string>>): MdxJsxAttribute[] =>
  Object.entries(values).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

const element = <Type extends string, Child>(
  type: Type,
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly Child[],
) => ({type, name, attributes: attributes(values), children: [...children]});

/** A block-level component. */
export const flowElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement =>
  element('mdxJsxFlowElement', name, values, children as MdxJsxFlowElement['children']);

/** An inline component. */
export const textElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => element('mdxJsxTextElement', name, values, children);

/** A block-level component in the HTML of a page. */
export const htmlFlowElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly ElementContent[] = [],
): MdxJsxFlowElementHast => element('mdxJsxFlowElement', name, values, children);

/** An inline component in the HTML of a page. */
export const htmlTextElement = (
  name: string,
  values: Readonly<Record<string, string>>,
  children: readonly ElementContent[] = [],
): MdxJsxTextElementHast => element('mdxJsxTextElement', name, values, children);

const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

/** An import statement as an MDX node. `statement`: its source. */
function importNode(
  statement: string,
  source: string,
  specifier: ImportDeclaration['specifiers'][number],
): RootContent {
  const estree = program({
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [specifier],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
  });
  return {type: 'mdxjsEsm', value: statement, data: {estree}} as unknown as RootContent;
}

export function defaultImport(name: string, source: string): RootContent {
  const local = {type: 'Identifier', name} as const;
  return importNode(`import ${name} from '${source}'`, source, {
    type: 'ImportDefaultSpecifier',
    local,
  });
}

export function namedImport(name: string, source: string): RootContent {
  const local = {type: 'Identifier', name} as const;
  return importNode(`import {${name}} from '${source}'`, source, {
    type: 'ImportSpecifier',
    imported: local,
    local,
  });
}

/** `name={…}`, as an attribute of an MDX element. `written`: the source of the expression. */
export const expressionAttribute = (
  name: string,
  written: string,
  expression: Expression,
): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: written,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  },
});

/** Static HTML that is not hydrated. */
export const staticPart = (id: string, children: readonly RootContent[]): MdxJsxFlowElement =>
  flowElement('StaticPart', {id}, children);

/** A row of `<FactTable>`. */
export interface FactRow {
  readonly id?: string;
  readonly head: string;
  readonly note?: string;
  readonly copy?: {readonly value: string; readonly label: string};
  readonly cells: readonly string[];
}

interface TableLook {
  /** Hides the caption, which repeats the headers. */
  readonly hidesCaption?: boolean;
  /** On narrow screens, each cell shows its column header. */
  readonly hasCellLabels?: boolean;
}

/** A `<FactTable>`. Empty without rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly FactRow[],
  {hidesCaption = false, hasCellLabels = false}: TableLook = {},
): RootContent[] {
  return rows.length === 0
    ? []
    : [
        flowElement('FactTable', {
          caption,
          columns: columns.join('|'),
          rows: JSON.stringify(rows),
          ...(hidesCaption && {hidesCaption: ''}),
          ...(hasCellLabels && {hasCellLabels: ''}),
        }),
      ];
}
