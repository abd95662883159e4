import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {sdkPackages} from '../../../data/sdk/packages';
import {located} from '../located';
import {onlyAttribute} from '../remarkComponents/facts/attributes';
import {nearest} from '../remarkComponents/facts/nearest';
import {type MdxElement, plainAttributes} from '../remarkComponents/plainAttributes';
import {entryNodes} from './entryNodes';
import {type SdkFacts, siteFacts} from './sdkFacts';
import {errorTable, packageTable} from './tables';

interface Options {
  /** Replaced in tests. */
  readonly facts?: SdkFacts;
}

/** The sections of a group, in the order of data/sdk/entries.ts. */
function groupNodes(facts: SdkFacts, group: string): RootContent[] {
  const found = facts.entries.filter((entry) => entry.group === group);
  if (found.length === 0) {
    const groups = [...new Set(facts.entries.map((entry) => entry.group))];
    throw new Error(
      `Unknown group "${group}" in <SdkEntries>: perhaps ${nearest(group, groups).join(', ')}. ` +
        'A new one needs its name in data/sdk/schema.ts and entries in data/sdk/entries.ts',
    );
  }
  return found.flatMap((entry) => entryNodes(facts, entry));
}

/** The replacement of an element. Undefined for elements of other steps. */
function nodesFor(facts: SdkFacts, element: MdxElement): RootContent[] | undefined {
  const name = element.name ?? '';
  if (name === 'SdkEntries') {
    const [, group] = onlyAttribute(name, plainAttributes(name, element), ['group']);
    return groupNodes(facts, group);
  }
  if (name !== 'SdkErrors' && name !== 'SdkPackages') {
    return undefined;
  }
  const [extra] = Object.keys(plainAttributes(name, element));
  if (extra !== undefined) {
    throw new Error(`<${name}> does not know ${extra}: it takes nothing. Remove ${extra}`);
  }
  return name === 'SdkErrors' ? errorTable(facts.errors) : packageTable(sdkPackages);
}

/**
 * A remark step: writes the content of the SDK reference.
 *
 * - `<SdkEntries group="write" />`: each export of a group under its anchor, with signature, parameters, result, errors
 *   and a sample. It runs before `remarkSample`, which fills the samples
 * - `<SdkErrors />`: the errors that actions throw, each under its anchor
 * - `<SdkPackages />`: the packages with the versions in the registry
 *
 * Fails the build on unknown groups and attributes.
 */
export const remarkSdk: Plugin<[Options?], Root> = ({facts = siteFacts} = {}) => {
  return (tree, page) => {
    visit(tree, 'mdxJsxFlowElement', (node, at, parent) => {
      const element = node as MdxElement;
      if (parent === undefined || at === undefined) {
        return undefined;
      }
      const nodes = located(page, element, () => nodesFor(facts, element));
      if (nodes === undefined) {
        return undefined;
      }
      parent.children.splice(at, 1, ...nodes);
      return [SKIP, at + nodes.length];
    });
  };
};
