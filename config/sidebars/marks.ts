import type {ContractFacts} from '../../data/abis/schema';
import {type ChainKey, layerOf} from '../../data/networks';
import type {RpcAvailability, RpcMethod} from '../../data/rpc/schema';

/** The marks of methods that a public endpoint doesn't simply answer. `docs/api/reference/index.mdx` explains them. */
const METHOD_MARKS: Readonly<Record<RpcAvailability['answers'], string | undefined>> = {
  yes: undefined,
  no: 'not public',
  conditional: 'limited',
  unconfirmed: 'not listed',
};

export function methodMark({availability}: Pick<RpcMethod, 'availability'>): string | undefined {
  const row = availability.find(({place}) => place === 'public endpoint');
  return row && METHOD_MARKS[row.answers];
}

/** The layers of addresses such as `linea/messageService`, L1 first. */
export function layersOf(addresses: readonly string[]): readonly string[] {
  const chains = addresses.map((address) => address.replace(/\/.*/, '') as ChainKey);
  return [...new Set(chains.map(layerOf))].sort();
}

/** The addresses of a contract, and of contracts that inherit it. */
function addressesOf(
  {name, deployed = []}: ContractFacts,
  all: readonly ContractFacts[],
): readonly string[] {
  const inheriting = all.filter(({bases}) => bases.includes(name));
  return [...deployed, ...inheriting.flatMap((each) => addressesOf(each, all))];
}

/** `L1`, `L2` or both. Undefined for a contract that is on neither. */
export function contractMark(
  contract: ContractFacts,
  all: readonly ContractFacts[],
): string | undefined {
  const layers = layersOf(addressesOf(contract, all));
  return layers.length === 0 ? undefined : layers.join(' ');
}
