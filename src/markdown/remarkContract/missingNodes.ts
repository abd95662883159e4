import type {RootContent} from 'mdast';
import type {ContractFacts, ContractMember} from '../../../data/abis/schema';
import {type NetworkKey, networks} from '../../../data/networks';
import {paragraph, strong, text} from '../nodes';

/**
 * The note that a contract or a member is not deployed: its bold start, and the rest of the
 * sentence.
 */
interface Missing {
  readonly what: string;
  readonly where: string;
}

/** `Linea Mainnet and Linea Sepolia`. */
const networkNames = (keys: readonly NetworkKey[]) =>
  keys.map((key) => networks[key].name).join(' and ');

function missingContract({missingOn}: ContractFacts): Missing | undefined {
  return (
    missingOn && {
      what: 'Not deployed',
      where: ` on ${networkNames(missingOn)} (published deployments).`,
    }
  );
}

function missingMember(contract: ContractFacts, {missingOn}: ContractMember): Missing | undefined {
  return missingOn === undefined
    ? missingContract(contract)
    : {what: 'Not deployed yet', where: ` on ${networkNames(missingOn)}.`};
}

const nodesOf = (missing: Missing | undefined): RootContent[] =>
  missing === undefined ? [] : [paragraph(strong(missing.what), text(missing.where))];

/** A note that names the networks without the contract. Empty if all have it. */
export const missingNodes = (contract: ContractFacts): RootContent[] =>
  nodesOf(missingContract(contract));

/** A note that names the networks without the member, because it is newer or its whole contract is missing. */
export const missingMemberNodes = (
  contract: ContractFacts,
  member: ContractMember,
): RootContent[] => nodesOf(missingMember(contract, member));

/** `missingMemberNodes` as a sentence. Empty if all networks have the member. */
export function missingText(contract: ContractFacts, member: ContractMember): string {
  const missing = missingMember(contract, member);
  return missing === undefined ? '' : missing.what + missing.where;
}
