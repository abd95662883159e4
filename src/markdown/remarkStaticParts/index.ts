import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {element} from '../remarkContract/nodes';
import type {MdxElement} from '../remarkComponents/plainAttributes';

/** What makes the HTML of a component last: the part that leaves it alone in the browser. */
const PARTS: Readonly<Record<string, 'StaticCode' | 'StaticPart'>> = {
  CodeFence: 'StaticCode',
  ContractTable: 'StaticPart',
  DifferenceTable: 'StaticPart',
  FactTable: 'StaticPart',
  PrecompileTable: 'StaticPart',
  RpcAvailability: 'StaticPart',
  RpcErrors: 'StaticPart',
  RpcParameters: 'StaticPart',
  RpcReturns: 'StaticPart',
  SafeContracts: 'StaticPart',
};

/**
 * A remark step: puts code fences and the tables of references into static parts, of which a page has the HTML and not
 * the scripts. What stands in a static part already is left alone.
 */
export function remarkStaticParts() {
  return (tree: Root): void => {
    let count = 0;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const {name} = node as MdxElement;
      if (name === 'StaticPart' || name === 'StaticCode') {
        return SKIP;
      }
      const part = PARTS[name ?? ''];
      if (part === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      count += 1;
      const wrapper: object = element('mdxJsxFlowElement', part, {id: `part-${count}`});
      parent.children[index] = {...wrapper, children: [node]} as typeof node;
      return SKIP;
    });
  };
}
