import {createPublicClient, http, type PublicClient} from 'viem';
import {lineaSepolia, sepolia} from 'viem/chains';

/** A client for each layer. Neither needs a key. */
export interface Layers {
  /** Ethereum Sepolia. */
  readonly l1: PublicClient;
  /** Linea Sepolia. */
  readonly l2: PublicClient;
}

export const L2_RPC_URL = 'https://rpc.sepolia.linea.build';

export function connectLayers(l1Url: string | undefined): Layers {
  if (l1Url === undefined) {
    throw new Error('Set L1_RPC_URL to an Ethereum Sepolia endpoint');
  }
  return {
    l1: createPublicClient({chain: sepolia, transport: http(l1Url)}),
    l2: createPublicClient({chain: lineaSepolia, transport: http(L2_RPC_URL)}),
  };
}
