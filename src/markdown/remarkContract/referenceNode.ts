import type {RootContent} from 'mdast';
import type {ContractFacts, ContractMember} from '../../../data/abis/schema';
import {memberHash} from '../../contracts/abi';
import {isRole} from '../../contracts/access';
import {type Catalog, nameOf} from '../../contracts/catalog';
import {layoutSignature} from '../../contracts/layout';
import {linker} from '../../contracts/linkText';
import {memberLink} from '../../contracts/links';
import type {Placed} from '../../contracts/sections';
import {fact, flowElement, heading, paragraph, phrasing, text, textElement} from '../nodes';
import {tokenize} from '../remarkCodeFence/tokenize';
import {takesOf} from './takesOf';
import {missingText} from './missingNodes';

/** The first sentence of a text. A full stop inside code or a link does not end it. */
const firstSentence = (value: string): string =>
  /^(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^`])*?[.!?](?=\s|$)/.exec(value)?.[0] ?? value;

/** A role's permission is in the table of roles, so its getter's row says only what it returns. */
const briefMeaning = (member: ContractMember): string =>
  isRole(member) ? 'Returns the role’s hash.' : firstSentence(member.meaning);

/** What the page says of a member that another page describes: the first sentence of its meaning, and its differences. */
export function briefText(
  catalog: Catalog,
  page: ContractFacts,
  {contract, member}: Placed,
): string {
  const link = linker(catalog, page, contract, member);
  return [missingText(contract, member), member.gone, link.text(briefMeaning(member))]
    .filter(Boolean)
    .join(' ');
}

/** The fold of a function that another page describes: the link to its description, its signature and its meaning. */
export function referenceNode(catalog: Catalog, page: ContractFacts, placed: Placed): RootContent {
  const {contract, member, anchor} = placed;
  const name = nameOf(member);
  const hash = memberHash(catalog, contract, member);
  const lines = tokenize(layoutSignature(member.signature), 'solidity');
  const to = memberLink(catalog, page, placed);
  return flowElement(
    'Member',
    {
      kind: member.kind,
      anchor,
      label: name,
      inherited: '',
      ...takesOf(member),
      ...(hash && {hash: hash.value}),
    },
    [
      heading(3, anchor, text(name)),
      paragraph(...phrasing(`Described on [\`${contract.name}\`: \`${name}\`](${to})`)),
      flowElement('Signature', {lines: JSON.stringify(lines)}),
      paragraph(...phrasing(briefText(catalog, page, placed))),
      ...(hash === undefined
        ? []
        : [
            paragraph(
              ...fact(
                'Selector',
                textElement('Copyable', {
                  value: hash.value,
                  label: `Copy ${hash.kind} of ${name}`,
                }),
              ),
            ),
          ]),
    ],
  );
}
