import type {RootContent} from 'mdast';
import type {ContractFacts} from '../../../data/abis/schema';
import {memberHash} from '../../contracts/abi';
import {type Catalog, nameOf} from '../../contracts/catalog';
import {memberLink, routeOf} from '../../contracts/links';
import type {Placed, Section} from '../../contracts/sections';
import {type FactRow, flowElement, table, text} from '../nodes';
import {briefText} from './referenceNode';

/** The row of a member that another page describes: its link, its selector or topic, and the first sentence of its meaning. */
function listedRow(catalog: Catalog, page: ContractFacts, placed: Placed): FactRow {
  const {contract, member, anchor} = placed;
  const name = nameOf(member);
  const hash = memberHash(catalog, contract, member);
  const declared = `[\`${contract.name}\`](${routeOf(contract)})`;
  return {
    id: anchor,
    head: `[\`${name}\`](${memberLink(catalog, page, placed)})`,
    note: hash === undefined ? `in ${declared}` : `\`${hash.value}\` in ${declared}`,
    ...(hash && {copy: {value: hash.value, label: `Copy ${hash.kind} of ${name}`}}),
    cells: [briefText(catalog, page, placed)],
  };
}

/** A fold with a line. In a static part, it opens without scripts, also for a link to a member in it. */
const fold = (line: string, children: readonly RootContent[]): RootContent =>
  flowElement('Member', {}, [flowElement('span', {}, [text(line)]), ...children]);

/** A folded group of members that most contracts inherit. Empty if there are none. */
export function boilerplateNodes(
  {title}: Section,
  members: readonly Placed[],
  nodes: readonly RootContent[],
): RootContent[] {
  const owners = [...new Set(members.map(({contract}) => contract.name))].join(' and ');
  return members.length === 0 ? [] : [fold(`${title} of ${owners} (${members.length})`, nodes)];
}

/**
 * A folded table of a section's members that other pages describe. Empty if there are none.
 */
export function listedNodes(
  catalog: Catalog,
  page: ContractFacts,
  {title}: Section,
  listed: readonly Placed[],
): RootContent[] {
  if (listed.length === 0) {
    return [];
  }
  const name = `Inherited ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
  const rows = listed.map((placed) => listedRow(catalog, page, placed));
  return [
    fold(
      `${name} (${listed.length})`,
      table(name, ['Inherited member', 'Meaning'], rows, {hidesCaption: true}),
    ),
  ];
}
