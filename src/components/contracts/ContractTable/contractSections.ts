import type {ContractGroup, DeployedContract} from '@site/data/contracts';
import type {ChainKey, Network, NetworkKey} from '@site/data/networks';
import type {IsoDate} from '@site/data/source';

const groupTitles: Record<ContractGroup, string> = {
  rollup: 'Rollup',
  messaging: 'Messaging',
  tokenBridge: 'Token bridge',
  token: 'Token',
  governance: 'Governance',
  revenue: 'Revenue',
  yield: 'Yield',
  names: 'Names',
};

export interface ContractSection {
  readonly groupTitle: string;
  readonly chain: ChainKey;
  readonly layer: 'L1' | 'L2';
  readonly contracts: readonly DeployedContract[];
}

function checkGroup(group: string): asserts group is ContractGroup {
  if (!Object.hasOwn(groupTitles, group)) {
    throw new Error(
      `Unknown group "${group}" in <ContractTable>: use one of ${Object.keys(groupTitles).join(', ')} (data/contracts.ts)`,
    );
  }
}

/**
 * Throws if an address cannot be EIP-55. The content tests verify the checksum, because hashing would add
 * code to the page.
 */
function checkAddress({name, address}: DeployedContract): void {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (digits === undefined) {
    throw new Error(
      `Address "${address}" of ${name} is not 0x and 40 hexadecimal digits (data/contracts.ts)`,
    );
  }
  if (
    /[a-f]/i.test(digits) &&
    (digits === digits.toLowerCase() || digits === digits.toUpperCase())
  ) {
    throw new Error(`Address "${address}" of ${name} has no EIP-55 checksum (data/contracts.ts)`);
  }
}

/** Throws if a contract is not on one of its network's two chains. */
function checkChain({name, chain}: DeployedContract, network: Network): void {
  if (chain !== network.l1 && chain !== network.chain) {
    throw new Error(`${name} of ${network.name} cannot be on "${chain}" (data/contracts.ts)`);
  }
}

/**
 * The contracts of a network, or of one of its groups. Sorted by group, L1 before L2.
 *
 * @throws on an unknown group, on a contract with a wrong address or chain, and if there is no contract to
 * show.
 */
export function contractSections(
  contracts: readonly DeployedContract[],
  key: NetworkKey,
  network: Network,
  group?: string,
): readonly ContractSection[] {
  if (group !== undefined) {
    checkGroup(group);
  }
  const shown = contracts.filter(
    (contract) => contract.network === key && (group === undefined || contract.group === group),
  );
  if (shown.length === 0) {
    throw new Error(
      `<ContractTable network="${key}"${group === undefined ? '' : ` group="${group}"`}> has no contract to show (data/contracts.ts)`,
    );
  }
  for (const contract of shown) {
    checkAddress(contract);
    checkChain(contract, network);
  }
  const layers = [
    {layer: 'L1', chain: network.l1},
    {layer: 'L2', chain: network.chain},
  ] as const;
  return (Object.keys(groupTitles) as ContractGroup[])
    .flatMap((each) =>
      layers.map(({layer, chain}) => ({
        groupTitle: groupTitles[each],
        chain,
        layer,
        contracts: shown.filter((contract) => contract.group === each && contract.chain === chain),
      })),
    )
    .filter((section) => section.contracts.length > 0);
}

/** The caption of the table: `Messaging contracts of Linea Sepolia`. */
export function tableCaption(network: Network, group?: ContractGroup): string {
  const what = group === undefined ? 'Contracts' : `${groupTitles[group]} contracts`;
  return `${what} of ${network.name}`;
}

/** The oldest `checked` date of the contracts. */
export function oldestCheck(contracts: readonly DeployedContract[]): IsoDate {
  return contracts
    .map((contract) => contract.checked)
    .reduce((oldest, day) => (day < oldest ? day : oldest));
}
