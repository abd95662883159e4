import {createHash} from 'node:crypto';
import {defaultTreeAdapter, type DefaultTreeAdapterTypes, parse} from 'parse5';

export interface PageScripts {
  /** The hashes of its inline scripts. */
  readonly hashes: readonly string[];
  /** Event handlers and scripts in attributes, which the policy blocks because a hash cannot allow them. */
  readonly refused: readonly string[];
  /** Offset for the policy: after the character set, which must be first, or at the start of the head. */
  readonly policyOffset: number;
}

/** Script types that browsers execute or apply. Any other type is data, such as JSON-LD. */
const EXECUTED =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/;

type Element = DefaultTreeAdapterTypes.Element;

function* elements(node: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isElementNode(child)) {
      yield child;
      yield* elements('content' in child ? child.content : child);
    }
  }
}

function attribute({attrs}: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

function isInlineScript(element: Element): boolean {
  const type = (attribute(element, 'type') ?? '').trim().toLowerCase();
  return (
    element.tagName === 'script' && attribute(element, 'src') === undefined && EXECUTED.test(type)
  );
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
    .join('');
}

function scriptAttributes({tagName, attrs}: Element): string[] {
  return attrs
    .filter(
      ({name, value}) =>
        /^on[a-z]/.test(name) ||
        (/^(?:href|src|action|formaction|xlink:href)$/.test(name) &&
          /^\s*javascript:/i.test(value)),
    )
    .map(({name, value}) => `<${tagName} ${name}="${value}">`);
}

function policyOffset(all: readonly Element[], html: string): number {
  const head = all.find(({tagName}) => tagName === 'head');
  const [first] = head ? [...elements(head)] : [];
  const charset = first && attribute(first, 'charset') !== undefined ? first : undefined;
  const offset =
    charset?.sourceCodeLocation?.endOffset ?? head?.sourceCodeLocation?.startTag?.endOffset;
  if (offset === undefined) {
    throw new Error(`A page has no <head> of its own: ${html.slice(0, 120)}`);
  }
  return offset;
}

/** Parses a page as browsers do. @throws if it has no head. */
export function pageScripts(html: string): PageScripts {
  const all = [...elements(parse(html, {sourceCodeLocationInfo: true}))];
  return {
    hashes: all
      .filter(isInlineScript)
      .map(textOf)
      .filter((text) => text !== '')
      .map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
    refused: all.flatMap(scriptAttributes),
    policyOffset: policyOffset(all, html),
  };
}
