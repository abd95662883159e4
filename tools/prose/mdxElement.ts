import type {Node} from 'unist';

interface Element extends Node {
  readonly name: string | null;
}

/** Whether a node is an MDX element, of one of these names if there are any. */
export function isElement(node: Node, ...names: readonly string[]): node is Element {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    (names.length === 0 || names.includes((node as Element).name ?? ''))
  );
}

/** Whether a reader sees nothing of a node: a comment, an import. */
export function isIgnorable(node: Node): boolean {
  return ['mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm', 'yaml'].includes(node.type);
}
