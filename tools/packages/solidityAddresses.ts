import {contracts} from '../../data/contracts';
import {type ChainKey, chains} from '../../data/networks';

/** The library of a chain. */
const LIBRARIES: Readonly<Record<ChainKey, string>> = {
  linea: 'LineaAddresses',
  lineaSepolia: 'LineaSepoliaAddresses',
  ethereum: 'EthereumAddresses',
  ethereumSepolia: 'EthereumSepoliaAddresses',
};

/** The name of a constant: `L2_MESSAGE_SERVICE` for `L2MessageService`. */
export function constantName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z\d]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toUpperCase();
}

function library(chain: ChainKey): string {
  const own = contracts.filter((contract) => contract.chain === chain);
  const names = own.map(({name}) => constantName(name));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new Error(
      `data/contracts.ts: two contracts on ${chain} make the constant ${repeated}. Make their names differ`,
    );
  }
  const lines = own.map(
    ({purpose, address}, index) =>
      `    /// @dev ${purpose.replace(/\s+/g, ' ')}\n    address internal constant ${names[index] ?? ''} = ${address};`,
  );
  return `/// @title Contracts of Linea on ${chains[chain].name}, chain ID ${chains[chain].chainId}\nlibrary ${LIBRARIES[chain]} {\n${lines.join('\n\n')}\n}`;
}

/** A library of addresses for each chain, in Solidity. @throws if two contracts of a chain share a name. */
export function solidityAddresses(): string {
  const libraries = (Object.keys(LIBRARIES) as ChainKey[]).map(library);
  return `// SPDX-License-Identifier: MIT\npragma solidity >=0.8.0 <0.9.0;\n\n// Written from the facts of the Linea docs. Each address has two sources at least: facts/contracts.json.\n\n${libraries.join('\n\n')}\n`;
}
