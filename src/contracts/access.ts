import {keccak256, toHex, zeroHash} from 'viem';
import type {CodeMember, ContractFacts, ContractMember, Revert} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, membersNamed, nameOf, type Owned} from './catalog';

/** The revert message of OpenZeppelin's access control when the caller lacks the role. */
const ROLE_MESSAGE = 'AccessControl: account <account> is missing role <role>';

/** The enum that declares the values of `pausedBy`. */
const PAUSE_TYPES = 'PauseType';

const HASHED = /^keccak256\("([^"]*)"\)$/;

/** The value of a constant that the source computes. A role's constant is the hash of its name. */
export function computedValue(value: string): `0x${string}` | undefined {
  if (value === '0x00') {
    return zeroHash;
  }
  const text = HASHED.exec(value)?.[1];
  return text === undefined ? undefined : keccak256(toHex(text));
}

/** Whether a member is executable code: a function or a modifier. */
export const isCode = (member: ContractMember): member is CodeMember =>
  /^(?:function|constructor|fallback|receive|modifier)$/.test(member.kind);

export const isRole = (member: ContractMember) =>
  nameOf(member).endsWith('_ROLE') && member.kind === 'constant';

/** The members of a contract and its bases. An override replaces the member that it overrides. */
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

/** Whether a contract's tables list inherited members: it is deployed, or its page shows its whole interface. */
const isCalled = ({kind, showsInterface}: ContractFacts) =>
  kind === 'contract' || showsInterface === true;

/** The members whose guards the contract's tables list. A base or an interface lists only its own. */
const guardedMembers = (catalog: Catalog, contract: ContractFacts): readonly Owned[] =>
  isCalled(contract)
    ? membersOf(catalog, contract)
    : contract.members.map((member) => ({contract, member}));

/**
 * The roles of a contract and its bases, each with the functions that it permits. Roles without functions
 * come last. A base lists the roles that it declares and the roles that its own functions require.
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

/**
 * The pause types that stop functions of a contract or its bases, in the order of the enum. A base lists
 * only its own.
 */
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

/** The reasons for a revert, including the required role and the pause types. */
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
