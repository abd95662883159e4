import {keccak256, toHex, zeroHash} from 'viem';
import type {CodeMember, ContractFacts, ContractMember, Revert} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, membersNamed, nameOf, type Owned} from './catalog';

/** What OpenZeppelin's access control answers to a caller without the role. */
const ROLE_MESSAGE = 'AccessControl: account <account> is missing role <role>';

/** The enum whose values `pausedBy` names. */
const PAUSE_TYPES = 'PauseType';

const HASHED = /^keccak256\("([^"]*)"\)$/;

/** The value of a constant when the source computes it: that of a role is the hash of its name. */
export function computedValue(value: string): `0x${string}` | undefined {
  if (value === '0x00') {
    return zeroHash;
  }
  const text = HASHED.exec(value)?.[1];
  return text === undefined ? undefined : keccak256(toHex(text));
}

/** Whether a member is code that others call or inherit. */
export const isCode = (member: ContractMember): member is CodeMember =>
  /^(?:function|constructor|fallback|receive|modifier)$/.test(member.kind);

/** Whether a member is the constant of a role. */
export const isRole = (member: ContractMember) =>
  nameOf(member).endsWith('_ROLE') && member.kind === 'constant';

/** The members of a contract and its bases. What is declared again counts as the nearest declares it. */
function membersOf(catalog: Catalog, contract: ContractFacts): readonly Owned[] {
  const seen = new Set<string>();
  return lineage(catalog, contract).flatMap((owner) =>
    owner.members.flatMap((member) => {
      const key = identity(member);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew ? [{contract: owner, member}] : [];
    }),
  );
}

/** Whether tables of a contract hold what it inherits: it is called itself, or its page shows that in full. */
const isCalled = ({kind, inheritsInFull}: ContractFacts) =>
  kind === 'contract' || inheritsInFull === true;

/** The members whose guards the tables of a contract show: a base or an interface speaks for its own. */
const guardedMembers = (catalog: Catalog, contract: ContractFacts): readonly Owned[] =>
  isCalled(contract)
    ? membersOf(catalog, contract)
    : contract.members.map((member) => ({contract, member}));

/**
 * The roles of a contract and its bases, each with the functions that it opens. Roles that open none come last.
 * Of a base: those that it declares itself or that open functions of its own.
 */
export function rolesOf(
  catalog: Catalog,
  contract: ContractFacts,
): readonly {readonly role: Owned; readonly opens: readonly Owned[]}[] {
  const guarded = guardedMembers(catalog, contract);
  const rows = membersOf(catalog, contract)
    .filter(({member}) => isRole(member))
    .map((role) => ({
      role,
      opens: guarded.filter(
        ({member}) =>
          isCode(member) &&
          (member.callers ?? []).some(
            (caller) =>
              typeof caller === 'object' && 'role' in caller && caller.role === nameOf(role.member),
          ),
      ),
    }));
  return [
    ...rows.filter(({opens}) => opens.length > 0),
    ...rows.filter(
      ({role, opens}) => opens.length === 0 && (isCalled(contract) || role.contract === contract),
    ),
  ];
}

/** The pause types that stop functions of a contract or its bases, of a base only its own, in the order of the enum. */
export function pausesOf(
  catalog: Catalog,
  contract: ContractFacts,
): readonly {readonly type: string; readonly stops: readonly Owned[]}[] {
  const guarded = guardedMembers(catalog, contract);
  const [types] = membersNamed(catalog, contract, PAUSE_TYPES);
  return Object.keys(types?.member.params ?? {})
    .map((type) => ({
      type,
      stops: guarded.filter(({member}) => isCode(member) && member.pausedBy?.includes(type)),
    }))
    .filter(({stops}) => stops.length > 0);
}

/** Why a call fails, with what follows from the role that it needs and the pauses that stop it. */
export function revertsOf(member: CodeMember): readonly Revert[] {
  const {callers = [], pausedBy, reverts = []} = member;
  const needsRole = callers.some((caller) => typeof caller === 'object' && 'role' in caller);
  return [
    ...(needsRole ? [{message: ROLE_MESSAGE, when: 'The caller lacks the role.'}] : []),
    ...(pausedBy === undefined
      ? []
      : [
          {
            error: 'IsPaused',
            when: `${pausedBy.map((type) => `\`${type}\``).join(' or ')} is paused.`,
          },
        ]),
    ...reverts,
  ];
}
