import {keccak256, stringToBytes} from 'viem/utils';
import {closingAt, splitOutside} from '@site/src/contracts/brackets';
import type {DecoderMember} from '@site/src/contracts/decoderData';
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

/** The best matches: the same signature, else the same name, else a name that contains the input. */
function bestMatches(index: CatalogIndex, {contract, name, signature}: ParsedName) {
  const among =
    contract === undefined
      ? index.members
      : index.members.filter((member) =>
          ownersOf(index, member).some((owner) => owner.toLowerCase() === contract.toLowerCase()),
        );
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

/** Finds members by name or signature. For an unknown signature, it computes the selector and topic. */
export function findNames(index: CatalogIndex, text: string): Finding {
  const wanted = parseName(text);
  const name = wanted?.name ?? text;
  const members = wanted === undefined ? [] : bestMatches(index, wanted);
  const contract = index.contracts.find((each) => each.name.toLowerCase() === text.toLowerCase());
  const exact = members.some((member) => member.signature === wanted?.signature);
  const hash =
    wanted?.signature === undefined || exact
      ? undefined
      : keccak256(stringToBytes(wanted.signature));
  const matches = matchesOf(members);
  return {
    title: 'A name',
    subject: name,
    matches: matches.slice(0, MAX_RESULTS),
    notes: [
      ...(contract?.page === undefined
        ? []
        : [`[\`${contract.name}\`](${contract.page}) is a contract with its own page.`]),
      ...(members.length === 0 && contract === undefined
        ? [
            `No member of the ${contractCount(index)} Linea contracts in this reference, or of the standards, is called \`${name}\`.`,
          ]
        : []),
      ...(matches.length > MAX_RESULTS
        ? [`${matches.length} members match; these are the first ${MAX_RESULTS}.`]
        : []),
      ...(hash === undefined
        ? []
        : [
            `\`${wanted?.signature ?? ''}\` has the selector \`${hash.slice(0, 10)}\`; as an event, it has the topic \`${hash}\`.${members.length > 0 ? ' No member has these types; those below share its name.' : ''}`,
          ]),
    ],
  };
}
