import type {RootContent} from 'mdast';
import type {Caller, ContractFacts, ContractMember} from '../../../data/abis/schema';
import {memberHash} from '../../contracts/abi';
import {computedValue, isCode, revertsOf} from '../../contracts/access';
import {type Catalog, nameOf} from '../../contracts/catalog';
import {parseDeclaration, type Slot} from '../../contracts/declaration';
import {layoutSignature} from '../../contracts/layout';
import {type Linker, linker} from '../../contracts/linkText';
import {memberLink, routeOf} from '../../contracts/links';
import type {Placed} from '../../contracts/sections';
import {paramKey, paramTexts, returnKey, returnTexts, sameInBases} from '../../contracts/texts';
import {
  fact,
  factLine,
  flowElement,
  heading,
  list,
  paragraph,
  phrasing,
  strong,
  table,
  text,
  textElement,
} from '../nodes';
import {tokenize} from '../remarkCodeFence/tokenize';
import {missingMemberNodes} from './missingNodes';
import {takesOf} from './takesOf';

/** The caption of a member's table. */
const ROWS: ReadonlyMap<ContractMember['kind'], string> = new Map([
  ['struct', 'Field'],
  ['enum', 'Value'],
]);

const callerText = (caller: Caller, link: Linker): string => {
  if (caller === 'anyone') {
    return 'any account';
  }
  return 'role' in caller
    ? `accounts with ${link.name(caller.role, ({member}) => member.kind === 'constant')}`
    : link.text(caller.only);
};

const copyable = (value: string, label: string) => textElement('Copyable', {value, label});

/** The link to a sample, relative to a page. */
function sampleLink(page: ContractFacts, sample: string): string {
  const [route, anchor = ''] = sample.split('#');
  return route === routeOf(page) ? `#${anchor}` : sample;
}

/** The line below the signature: selector, callers, pauses, events, declaring contract, sample. */
function memberFacts(
  catalog: Catalog,
  page: ContractFacts,
  placed: Placed,
  link: Linker,
): RootContent[] {
  const {contract, member} = placed;
  const hash = memberHash(catalog, contract, member);
  const name = nameOf(member);
  const reads = /\) (?:external|public) (?:view|pure)\b/.test(member.signature);
  const callers = isCode(member) ? (member.callers ?? (reads ? ['anyone' as const] : [])) : [];
  const pauses = isCode(member) ? (member.pausedBy ?? []) : [];
  const events = (isCode(member) ? (member.emits ?? []) : [])
    .map((event) => link.name(event, (owned) => owned.member.kind === 'event'))
    .join(', ');
  // The contract's own functions that implement one of its interfaces.
  const declared = (
    contract === page && contract.kind !== 'interface' ? sameInBases(catalog, placed) : []
  )
    .filter((base) => base.contract.kind === 'interface')
    .map((base) => {
      const to = memberLink(catalog, base.contract, base);
      const path = routeOf(base.contract);
      return path === undefined
        ? `\`${base.contract.name}\``
        : `[\`${base.contract.name}\`](${path}${to ?? ''})`;
    })
    .join(', ');
  const parts = [
    hash === undefined
      ? []
      : fact(
          hash.kind === 'topic' ? 'Topic' : 'Selector',
          copyable(hash.value, `Copy ${hash.kind} of ${name}`),
        ),
    callers.length === 0
      ? []
      : fact('Callers', ...phrasing(callers.map((each) => callerText(each, link)).join(', '))),
    pauses.length === 0
      ? []
      : fact(
          'Paused by',
          ...phrasing(pauses.map((each) => link.label(each, 'PauseType')).join(', ')),
        ),
    events === '' ? [] : fact('Emits', ...phrasing(events)),
    declared === '' ? [] : fact('Implements', ...phrasing(declared)),
    member.sample === undefined
      ? []
      : fact('Sample', ...phrasing(`[how to call it](${sampleLink(page, member.sample)})`)),
    // An inherited member has a section here only if its contract has no page.
    contract === page ? [] : fact('Declared in', ...phrasing(`\`${contract.name}\``)),
  ];
  return factLine(parts);
}

const typeOf = ({type, indexed}: Slot, link: Linker) =>
  `${link.type(type)}${indexed ? ', indexed' : ''}`;

function paramTable(catalog: Catalog, placed: Placed, link: Linker): RootContent[] {
  const {member} = placed;
  const texts = paramTexts(catalog, placed);
  const row = ROWS.get(member.kind) ?? 'Parameter';
  const rows = parseDeclaration(member.signature).params.map((slot, index) => ({
    head: slot.name === '' ? `${index + 1}.` : `\`${slot.name}\``,
    note: member.kind === 'enum' ? String(index) : typeOf(slot, link),
    cells: [link.text(texts[paramKey(slot, index)] ?? '')],
  }));
  return table(`${row}s of ${nameOf(member)}`, [row, 'Meaning'], rows, {hidesCaption: true});
}

/** Return values: a line for one, a list for several. */
function returnNodes(catalog: Catalog, placed: Placed, link: Linker): RootContent[] {
  const {member} = placed;
  const texts = returnTexts(catalog, placed);
  const {keyword, returns} = parseDeclaration(member.signature);
  if (keyword === 'value' || returns.length === 0) {
    return [];
  }
  // A constant's value is shown already.
  if (member.kind === 'constant' && Object.keys(texts).length === 0) {
    return [];
  }
  const lines = returns.map((slot, index) => {
    const name = slot.name === '' ? '' : ` \`${slot.name}\``;
    const meaning = texts[returnKey(slot, index, returns)];
    return `${typeOf(slot, link)}${name}${meaning === undefined ? '' : `: ${link.text(meaning)}`}`;
  });
  const [only = ''] = lines;
  return lines.length === 1
    ? [paragraph(...fact('Returns', ...phrasing(only)))]
    : [paragraph(strong('Returns')), list(lines)];
}

function valueNodes({member}: Placed): RootContent[] {
  if (!('value' in member)) {
    return [];
  }
  const computed = computedValue(member.value);
  const written = phrasing(`\`${member.value}\``);
  const hash =
    computed === undefined
      ? []
      : [text(' = '), copyable(computed, `Copy value of ${nameOf(member)}`)];
  return [paragraph(...fact('Value', ...written, ...hash))];
}

/** Why a call fails. */
function revertNodes({member}: Placed, link: Linker): RootContent[] {
  if (!isCode(member)) {
    return [];
  }
  const reverts = revertsOf(member).map((revert) => ({
    head:
      'error' in revert
        ? link.name(revert.error, (owned) => owned.member.kind === 'error')
        : `\`${revert.message}\``,
    cells: [link.text(revert.when)],
  }));
  return table(`Reverts of ${nameOf(member)}`, ['Reverts with', 'When'], reverts, {
    hidesCaption: true,
  });
}

/** The differences between the newest source and the deployed contract. */
function versionNodes(
  page: ContractFacts,
  {contract, member}: Placed,
  link: Linker,
): RootContent[] {
  const {gone} = member;
  const missing = missingMemberNodes(page, contract, member);
  return gone === undefined
    ? missing
    : [...missing, paragraph(...fact('Removed', ...phrasing(link.text(gone))))];
}

/** The fold of a member: its heading, then declaration, meaning and facts. */
export function memberNode(
  catalog: Catalog,
  page: ContractFacts,
  placed: Placed,
  isOpen: boolean,
): RootContent {
  const {contract, member, anchor} = placed;
  const link = linker(catalog, page, contract, member);
  const lines = tokenize(layoutSignature(member.signature), 'solidity');
  const hash = memberHash(catalog, contract, member)?.value;
  return flowElement(
    'Member',
    {
      kind: member.kind,
      anchor,
      label: nameOf(member),
      ...takesOf(member),
      ...(hash !== undefined && {hash}),
      ...(contract !== page && {inherited: ''}),
      ...(isOpen && {opened: ''}),
    },
    [
      heading(3, anchor, text(nameOf(member))),
      flowElement('Signature', {lines: JSON.stringify(lines)}),
      ...versionNodes(page, placed, link),
      paragraph(...phrasing(link.text(member.meaning))),
      ...memberFacts(catalog, page, placed, link),
      ...valueNodes(placed),
      ...paramTable(catalog, placed, link),
      ...returnNodes(catalog, placed, link),
      ...revertNodes(placed, link),
    ],
  );
}
