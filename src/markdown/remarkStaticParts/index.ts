import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {flowElement} from '../nodes';
import type {MdxElement} from '../remarkComponents/plainAttributes';

/** The wrapper for each component that is not hydrated. */
const PARTS: Readonly<Record<string, 'StaticCode' | 'StaticPart'>> = {
  CategoryCards: 'StaticPart',
  CodeFence: 'StaticCode',
  ConnectionTable: 'StaticPart',
  ContractTable: 'StaticPart',
  DifferenceTable: 'StaticPart',
  FactTable: 'StaticPart',
  NetworkFacts: 'StaticPart',
  PrecompileTable: 'StaticPart',
  ProviderContracts: 'StaticPart',
  ProviderEndpoints: 'StaticPart',
  ProviderIdentifiers: 'StaticPart',
  ProviderRows: 'StaticPart',
  ProviderSummary: 'StaticPart',
  ReleaseTable: 'StaticPart',
  RpcAvailability: 'StaticPart',
  RpcErrors: 'StaticPart',
  RpcParameters: 'StaticPart',
  RpcReturns: 'StaticPart',
  SafeContracts: 'StaticPart',
  SectionHead: 'StaticPart',
  ToolCards: 'StaticPart',
  ToolFinder: 'StaticPart',
};

/**
 * A remark step: wraps code fences and reference tables in static parts, unless they are in one.
 */
export const remarkStaticParts: Plugin<[], Root> = () => {
  return (tree) => {
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
      parent.children[index] = flowElement(part, {id: `part-${count}`}, [node]);
      return SKIP;
    });
  };
};
