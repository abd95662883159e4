import type {CodeMember, ContractFacts, ContractMember} from '@site/data/abis/schema';
import {contracts as deployments} from '@site/data/contracts';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import {abiItem, identity, isExternal} from '@site/src/contracts/abi';
import {isCode, revertsOf} from '@site/src/contracts/access';
import {type Catalog, lineage, membersNamed, nameOf} from '@site/src/contracts/catalog';
import {type Declaration, parseDeclaration} from '@site/src/contracts/declaration';
import {placedMembers} from '@site/src/contracts/sections';
import {paramKey, paramTexts, returnKey, returnTexts} from '@site/src/contracts/texts';

/** Keywords at the start of declarations, by kind. Values have a getter or a declaration. */
const KEYWORDS: Readonly<Record<ContractMember['kind'], readonly string[]>> = {
  function: ['function'],
  constructor: ['constructor'],
  fallback: ['fallback'],
  receive: ['receive'],
  modifier: ['modifier'],
  event: ['event'],
  error: ['error'],
  struct: ['struct'],
  enum: ['enum'],
  constant: ['function', 'value'],
  variable: ['function', 'value'],
};

const VISIBILITY = /\b(?:external|public|internal|private)\b/;
const ALIASES = /\b(?:u?int)(?!\d)\b|\b(?:memory|calldata|virtual|override)\b/;

/** The sentences of a member that readers see. */
const sentencesOf = (member: ContractMember): readonly string[] => [
  member.meaning,
  ...Object.values(member.params ?? {}),
  ...('returns' in member && typeof member.returns === 'object'
    ? Object.values(member.returns)
    : 'returns' in member
      ? [member.returns]
      : []),
  ...(isCode(member) ? (member.reverts ?? []).map(({when}) => when) : []),
  ...(member.gone === undefined ? [] : [member.gone]),
];

function textProblems(text: string): string[] {
  try {
    textParts(text);
  } catch (error) {
    return [(error as Error).message];
  }
  return /[.!?]$/.test(text) ? [] : [`"${text}" is no sentence: end it with a full stop`];
}

/** Whether a text only repeats the name: the same words, in any order, with small words between. */
function restates(name: string, meaning: string): boolean {
  const words = (text: string) =>
    text
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .map((word) => word.replace(/(?:ed|es|s|d)$/, ''))
      .filter(
        (word) => word.length > 2 && !/^(?:the|that|thi|whether|get|return|wa|i)$/.test(word),
      );
  const known = new Set(words(name));
  return words(meaning).every((word) => known.has(word));
}

/** Compares the names that need a text with the names that have one. */
function nameProblems(what: string, wanted: readonly string[], given: readonly string[]): string[] {
  const named = (names: readonly string[]) =>
    names.map((name) => name || 'one without a name').join(', ');
  return named(wanted) === named(given)
    ? []
    : [`${what}: says ${named(given) || 'nothing'}, and declares ${named(wanted) || 'none'}`];
}

function shapeProblems(member: ContractMember, {keyword, words, name}: Declaration): string[] {
  const {kind, signature} = member;
  const isFunction = kind === 'function' || (keyword === 'function' && kind !== 'modifier');
  return [
    ...(KEYWORDS[kind].includes(keyword) ? [] : [`a ${kind} cannot start with ${keyword}`]),
    ...(isFunction && !VISIBILITY.test(words.join(' '))
      ? ['has no visibility: write external, public or internal behind the parameters']
      : []),
    ...(ALIASES.test(signature)
      ? ['is not in the normal form: uint256 for uint, no data location, no virtual or override']
      : []),
    ...(kind === 'constant' && !('value' in member) ? ['is a constant without its value'] : []),
    ...(name === '' ? ['has no name'] : []),
  ];
}

function callerProblems(member: CodeMember, declaration: Declaration): string[] {
  const changes =
    member.kind === 'function' &&
    isExternal(member) &&
    !/\b(?:view|pure)\b/.test(declaration.words.join(' '));
  if (changes && member.callers === undefined) {
    return ['does not say who may call it: add callers'];
  }
  return !changes && member.callers !== undefined
    ? ['says callers, which only external and public functions that change something have']
    : [];
}

/** Errors that a member lists twice: in its own list, or in the list and through its guards. */
function twiceProblems(member: CodeMember): string[] {
  const names = revertsOf(member).map((revert) =>
    'error' in revert ? revert.error : revert.message,
  );
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `names ${name} twice: callers and pausedBy add theirs, and one when says both`);
}

/** Names in a function's facts that no known contract declares. */
function referenceProblems(
  catalog: Catalog,
  contract: ContractFacts,
  member: CodeMember,
): string[] {
  const lacks = (name: string, kind: ContractMember['kind']) =>
    !membersNamed(catalog, contract, name).some((owned) => owned.member.kind === kind);
  const missing = (what: string, name: string) =>
    `names the ${what} ${name}, which neither ${contract.name} nor its bases declare: correct it, or add its contract to uses`;
  const [pauseType] = membersNamed(catalog, contract, 'PauseType');
  const pauses = pauseType === undefined ? [] : Object.keys(pauseType.member.params ?? {});
  return [
    ...(member.reverts ?? []).flatMap((revert) =>
      'error' in revert && lacks(revert.error, 'error') ? [missing('error', revert.error)] : [],
    ),
    ...(member.emits ?? [])
      .filter((name) => lacks(name, 'event'))
      .map((name) => missing('event', name)),
    ...(member.callers ?? []).flatMap((caller) =>
      typeof caller === 'object' && 'role' in caller && lacks(caller.role, 'constant')
        ? [missing('role', caller.role)]
        : [],
    ),
    ...(member.pausedBy ?? [])
      .filter((name) => !pauses.includes(name))
      .map((name) => missing('pause type', name)),
  ];
}

function memberProblems(
  catalog: Catalog,
  contract: ContractFacts,
  member: ContractMember,
): string[] {
  const owned = {contract, member};
  const declaration = parseDeclaration(member.signature);
  abiItem(catalog, contract, member);
  const params = declaration.params.map(paramKey);
  const results = declaration.keyword === 'value' ? [] : declaration.returns.map(returnKey);
  const returned = Object.keys(returnTexts(catalog, owned));
  // The only result of a constant is its value.
  const isSilent = member.kind === 'constant' && returned.length === 0;
  return [
    ...shapeProblems(member, declaration),
    ...nameProblems('params', params, Object.keys(paramTexts(catalog, owned))),
    ...(isSilent ? [] : nameProblems('returns', results, returned)),
    ...(restates(nameOf(member), member.meaning)
      ? ['meaning says only what the name says: add a unit, a condition, a caller or an effect']
      : []),
    ...sentencesOf(member).flatMap(textProblems),
    ...(isCode(member)
      ? [
          ...callerProblems(member, declaration),
          ...twiceProblems(member),
          ...referenceProblems(catalog, contract, member),
        ]
      : []),
  ];
}

/** Facts that a contract without deployment must not have. */
function missingProblems({missingOn, deployed, members}: ContractFacts): string[] {
  return missingOn === undefined
    ? []
    : [
        ...(deployed === undefined ? [] : ['says missingOn and deployed: take one of them out']),
        ...members
          .filter((member) => member.missingOn !== undefined)
          .map((member) => `${nameOf(member)}: says missingOn, as the whole contract does already`),
      ];
}

/** Problems in a contract's facts, as sentences with the member. */
export function contractProblems(catalog: Catalog, contract: ContractFacts): string[] {
  const {name, source, members, deployed = [], summary} = contract;
  try {
    lineage(catalog, contract);
  } catch (error) {
    return [(error as Error).message];
  }
  const unreadable = members.flatMap(({signature}) => {
    try {
      parseDeclaration(signature);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (unreadable.length > 0) {
    return unreadable;
  }
  const identities = members.map(identity);
  const file = /@[0-9a-f]{7,40}:.*\/([^/]+)\.sol$/.exec(source)?.[1];
  return [
    ...(file === name ? [] : [`source ${source} is not the file ${name}.sol at a commit`]),
    ...textProblems(summary),
    ...deployed
      .filter((key) => !deployments.some((each) => `${each.chain}/${each.name}` === key))
      .map((key) => `deployed: data/contracts.ts has no ${key}`),
    ...missingProblems(contract),
    ...identities
      .filter((each, index) => identities.indexOf(each) !== index)
      .map((each) => `declares "${each}" twice`),
    ...members.flatMap((member) => {
      try {
        return memberProblems(catalog, contract, member).map(
          (problem) => `${nameOf(member)}: ${problem}`,
        );
      } catch (error) {
        return [`${nameOf(member)}: ${(error as Error).message}`];
      }
    }),
    ...anchorProblems(catalog, contract),
  ];
}

function anchorProblems(catalog: Catalog, contract: ContractFacts): string[] {
  try {
    placedMembers(catalog, contract);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
