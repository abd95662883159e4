import {isAddress, isHash} from 'viem';
import {linea, lineaSepolia} from 'viem/chains';

/** Lineascan first, then Blockscout. */
const explorers = {
  [linea.id]: ['https://lineascan.build', 'https://explorer.linea.build'],
  [lineaSepolia.id]: ['https://sepolia.lineascan.build', 'https://explorer.sepolia.linea.build'],
} as const;

/** The kinds that have an EIP-3091 path, and how to check their values. */
const forms = {
  tx: (value: string) => isHash(value),
  block: (value: string) => /^\d+$/.test(value) || isHash(value),
  address: (value: string) => isAddress(value),
  token: (value: string) => isAddress(value),
};

export type Kind = keyof typeof forms;
export type ChainId = keyof typeof explorers;

/** The URL of a transaction, block, address or token on each explorer. */
export function explorerLinks(chainId: ChainId, kind: Kind, value: string): string[] {
  if (!forms[kind](value)) {
    throw new Error(`${value} isn't a valid ${kind}`);
  }
  return explorers[chainId].map((explorer) => `${explorer}/${kind}/${value}`);
}
