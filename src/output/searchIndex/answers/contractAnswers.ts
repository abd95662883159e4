import {catalog} from '../../../../data/abis/contracts';
import {contracts, type DeployedContract} from '../../../../data/contracts';
import {chains, type ChainKey, layerOf} from '../../../../data/networks';
import {routeOf} from '../../../contracts/links';
import type {Answer} from '../../../search/answer';

/** Words for a chain. Without any, a question is about all. */
const chainWords: Record<ChainKey, string> = {
  linea: 'linea mainnet l2',
  lineaSepolia: 'linea sepolia testnet l2',
  ethereum: 'ethereum mainnet l1 linea',
  ethereumSepolia: 'ethereum sepolia testnet l1 linea',
};

/** Mainnet first, and each network's Linea first. */
const order: readonly ChainKey[] = ['linea', 'ethereum', 'lineaSepolia', 'ethereumSepolia'];
const byChain = (a: DeployedContract, b: DeployedContract) =>
  order.indexOf(a.chain) - order.indexOf(b.chain);

/** The page of a contract, or the list of all. */
function pageOf({name, network}: DeployedContract): string {
  const contract = catalog.get(name);
  return (
    (contract && routeOf(contract)) ??
    `/get-started/build/contracts#${network === 'mainnet' ? 'linea-mainnet' : 'linea-sepolia'}`
  );
}

/** Where a contract is. If the other layer has one of this name, too, with the layer: readers need one of the two. */
function placeOf({name, chain, network}: DeployedContract): string {
  const layers = new Set(
    contracts
      .filter((other) => other.name === name && other.network === network)
      .map((other) => layerOf(other.chain)),
  );
  return layers.size > 1 ? `${layerOf(chain)} ${chains[chain].name}` : chains[chain].name;
}

/** The token of the network has its name. With the word, the question isn't about the network. */
const askedName = (name: string) => (name === 'LINEA' ? 'LINEA token' : name);

/** The addresses of deployed contracts, by name and by address. */
export const contractAnswers = (): readonly Answer[] =>
  [...contracts].sort(byChain).map((contract) => ({
    label: `${contract.name} on ${placeOf(contract)}`,
    value: contract.address,
    route: pageOf(contract),
    questions: [`${askedName(contract.name)} contract`, askedName(contract.name), contract.address],
    also: `${chainWords[contract.chain]} token proxy address`,
  }));
