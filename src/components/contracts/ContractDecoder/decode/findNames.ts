import {keccak256, stringToBytes} from 'viem/utils';
import {closingAt, splitOutside} from '@site/src/contracts/brackets';
import type {DecoderMember} from '@site/src/contracts/decoderData';
import {hasAlmost} from '../../../ui/hasAlmost';
import {type CatalogIndex, contractCount, ownersOf} from './catalogIndex';
import {type Finding, matchesOf} from './finding';

/** The maximum number of results. */
const MAX_RESULTS = 30;

/** The minimum length of a partial name. A shorter part matches nearly all names. */
const SHORTEST_PART = 3;

/** The canonical type of a parameter: `uint amount` is `uint256`. */
function typeOf(parameter: string): string | undefined {
  if (/^(?:tuple)?\(/.test(parameter)) {
    const opens = parameter.indexOf('(');
    const closes = closingAt(parameter, opens);
    if (closes === undefined) {
      return undefined;
    }
    const brackets = /^(?:\[\d*\])*/.exec(parameter.slice(closes + 1))?.[0] ?? '';
    const types = typesOf(parameter.slice(opens + 1, closes));
    return types === undefined ? undefined : `(${types})${brackets}`;
  }
  const [, name = '', brackets = ''] = /^([a-z]+\d*)((?:\[\d*\])*)(?:\s|$)/.exec(parameter) ?? [];
  return name === '' ? undefined : `${name.replace(/^(u?int)$/, '$1256')}${brackets}`;
}

function typesOf(text: string): string | undefined {
  const types = splitOutside(text, ',').map(typeOf);
  return types.every((type) => type !== undefined) ? types.join() : undefined;
}

interface ParsedName {
  readonly contract: string | undefined;
  readonly name: string;
  /** The signature with canonical types, such as `sendMessage(address,uint256,bytes)`, if the input has types. */
  readonly signature: string | undefined;
}

function parseName(text: string): ParsedName | undefined {
  const [all, contract, name] =
    /^(?:(?:function|event|error|modifier|struct|enum)\s+)?(?:([\w$]+)(?:\.|::?))?([\w$]+)\s*/.exec(
      text,
    ) ?? [];
  if (all === undefined || name === undefined) {
    return undefined;
  }
  const closes = text[all.length] === '(' ? closingAt(text, all.length) : undefined;
  const types = closes === undefined ? undefined : typesOf(text.slice(all.length + 1, closes));
  return {contract, name, signature: types === undefined ? undefined : `${name}(${types})`};
}

/** The members of the contract that a name gives, or of all contracts. */
const membersAmong = (index: CatalogIndex, {contract}: ParsedName): readonly DecoderMember[] =>
  contract === undefined
    ? index.members
    : index.members.filter((member) =>
        ownersOf(index, member).some((owner) => owner.toLowerCase() === contract.toLowerCase()),
      );

/** The best matches: the same signature, else the same name, else a name that contains the input. */
function bestMatches(index: CatalogIndex, wanted: ParsedName): readonly DecoderMember[] {
  const {name, signature} = wanted;
  const among = membersAmong(index, wanted);
  const small = name.toLowerCase();
  const steps: readonly ((member: DecoderMember) => boolean)[] = [
    (member) => member.signature === signature,
    (member) => member.name === name,
    (member) => member.name.toLowerCase() === small,
    (member) => small.length >= SHORTEST_PART && member.name.toLowerCase().startsWith(small),
    (member) => small.length >= SHORTEST_PART && member.name.toLowerCase().includes(small),
  ];
  for (const fits of steps) {
    const found = among.filter(fits);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

/** The members whose name differs from the input by a letter. */
function nearMatches(index: CatalogIndex, wanted: ParsedName): readonly DecoderMember[] {
  const small = wanted.name.toLowerCase();
  return small.length < SHORTEST_PART
    ? []
    : membersAmong(index, wanted).filter(
        // The first test is quick, also for a long input.
        (member) =>
          member.name.length + 1 >= small.length && hasAlmost(member.name.toLowerCase(), small),
      );
}

/** Says that no member has a name, and what to enter instead. */
function unknownName(index: CatalogIndex, {name, signature}: ParsedName, isNear: boolean) {
  const unknown = `No member of the ${contractCount(index)} Linea contracts in this reference, or of the standards, is called \`${name}\`.`;
  if (isNear) {
    return [`${unknown} Close names:`];
  }
  const part = `Check the spelling, or enter a part of the name: at least ${SHORTEST_PART} letters.`;
  return [
    unknown,
    signature === undefined
      ? `${part} For the selector of a function or an error from another contract, enter the parameter types, too: \`transfer(address,uint256)\`.`
      : part,
  ];
}

/** The selector and the topic of a signature that no member has. */
function hashesOf(signature: string, hasName: boolean): string {
  const hash = keccak256(stringToBytes(signature));
  return `\`${signature}\` has the selector \`${hash.slice(0, 10)}\`; as an event, it has the topic \`${hash}\`.${hasName ? ' No member has these types; those below share its name.' : ''}`;
}

/** Finds members by name or signature. For an unknown signature, it computes the selector and topic. */
export function findNames(index: CatalogIndex, text: string): Finding {
  const wanted = parseName(text) ?? {name: text, contract: undefined, signature: undefined};
  const {name, signature} = wanted;
  const contract = index.contracts.find((each) => each.name.toLowerCase() === text.toLowerCase());
  const best = bestMatches(index, wanted);
  const near = best.length === 0 && contract === undefined ? nearMatches(index, wanted) : [];
  const members = [...best, ...near];
  const isNew = signature !== undefined && members.every((each) => each.signature !== signature);
  const matches = matchesOf(members);
  return {
    title: near.length > 0 ? 'A close name' : 'A name',
    subject: name,
    matches: matches.slice(0, MAX_RESULTS),
    notes: [
      ...(contract?.page === undefined
        ? []
        : [`[\`${contract.name}\`](${contract.page}) is a contract with its own page.`]),
      // The signature's own facts come before other names.
      ...(isNew ? [hashesOf(signature, best.length > 0)] : []),
      ...(best.length === 0 && contract === undefined
        ? unknownName(index, wanted, near.length > 0)
        : []),
      ...(matches.length > MAX_RESULTS
        ? [`${matches.length} members match; these are the first ${MAX_RESULTS}.`]
        : []),
    ],
  };
}
