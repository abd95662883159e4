import type {RootContent} from 'mdast';
import type {ContractFacts, ContractMember} from '../../../data/abis/schema';
import {memberHash} from '../../contracts/abi';
import {isRole} from '../../contracts/access';
import {type Catalog, nameOf} from '../../contracts/catalog';
import {linker} from '../../contracts/linkText';
import {memberLink, routeOf} from '../../contracts/links';
import type {Placed, Section} from '../../contracts/sections';
import {type FactRow, flowElement, table, text} from '../nodes';
import {missingText} from './missingNodes';

/** The first sentence of a text. A full stop inside code or a link does not end it. */
const firstSentence = (value: string): string =>
  /^(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^`])*?[.!?](?=\s|$)/.exec(value)?.[0] ?? value;

/** A role's permission is in the table of roles, so its getter's row says only what it returns. */
const briefMeaning = (member: ContractMember): string =>
  isRole(member) ? 'Returns the role’s hash.' : firstSentence(member.meaning);

/** The row of a member that another page describes: its link, its selector or topic, and the first sentence of its meaning. */
function listedRow(catalog: Catalog, page: ContractFacts, placed: Placed): FactRow {
  const {contract, member, anchor} = placed;
  const name = nameOf(member);
  const hash = memberHash(catalog, contract, member);
  const declared = `[\`${contract.name}\`](${routeOf(contract)})`;
  const link = linker(catalog, page, contract, member);
  return {
    id: anchor,
    head: `[\`${name}\`](${memberLink(catalog, page, placed)})`,
    note: hash === undefined ? `in ${declared}` : `\`${hash.value}\` in ${declared}`,
    ...(hash && {copy: {value: hash.value, label: `Copy ${hash.kind} of ${name}`}}),
    cells: [
      [missingText(contract, member), member.gone, link.text(briefMeaning(member))]
        .filter(Boolean)
        .join(' '),
    ],
  };
}

/**
 * A folded table of a section's members that other pages describe. Empty if there are none. In a static
 * part, it opens without scripts, also for a link to a row.
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
    flowElement('Member', {}, [
      flowElement('span', {}, [text(`${name} (${listed.length})`)]),
      ...table(name, ['Inherited member', 'Meaning'], rows, {hidesCaption: true}),
    ]),
  ];
}
