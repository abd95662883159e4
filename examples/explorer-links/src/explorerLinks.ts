import {isAddress, isHash} from 'viem';
import {linea, lineaSepolia} from 'viem/chains';

/** Lineascan first, then Blockscout. */
const explorers = {
  [linea.id]: ['https://lineascan.build', 'https://explorer.linea.build'],
  [lineaSepolia.id]: ['https://sepolia.lineascan.build', 'https://explorer.sepolia.linea.build'],
} as const;

/** What EIP-3091 gives a path to, and how it is named. */
const forms = {
  tx: (value: string) => isHash(value),
  block: (value: string) => /^\d+$/.test(value) || isHash(value),
  address: (value: string) => isAddress(value),
  token: (value: string) => isAddress(value),
};

export type Kind = keyof typeof forms;
export type ChainId = keyof typeof explorers;

/** The page of one thing on each explorer of its network. */
export function explorerLinks(chainId: ChainId, kind: Kind, value: string): string[] {
  if (!forms[kind](value)) {
    throw new Error(`${value} names no ${kind}`);
  }
  return explorers[chainId].map((explorer) => `${explorer}/${kind}/${value}`);
}
