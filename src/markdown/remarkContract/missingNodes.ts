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
      where: ` for ${networkNames(missingOn)} (published deployments).`,
    }
  );
}

function missingMember(contract: ContractFacts, {missingOn}: ContractMember): Missing | undefined {
  return missingOn === undefined
    ? missingContract(contract)
    : {what: 'Not deployed yet', where: ` for ${networkNames(missingOn)}.`};
}

const nodesOf = (missing: Missing | undefined): RootContent[] =>
  missing === undefined ? [] : [paragraph(strong(missing.what), text(missing.where))];

/** A note that names the networks without the contract. Empty if all have it. */
export const missingNodes = (contract: ContractFacts): RootContent[] =>
  nodesOf(missingContract(contract));

/**
 * A note that names the networks without the member, because it is newer or its whole contract is
 * missing. The page of that contract says the latter once, in its summary.
 */
export const missingMemberNodes = (
  page: ContractFacts,
  contract: ContractFacts,
  member: ContractMember,
): RootContent[] =>
  member.missingOn === undefined && contract.name === page.name
    ? []
    : nodesOf(missingMember(contract, member));

/** The note as a sentence, for a page that lists the member. Empty if all networks have it. */
export function missingText(contract: ContractFacts, member: ContractMember): string {
  const missing = missingMember(contract, member);
  return missing === undefined ? '' : missing.what + missing.where;
}
