import type {Connection} from '@site/data/connection';
import {chainIdHex} from '../NetworkFacts/networkText';

/** The parameter of `wallet_addEthereumChain` (EIP-3085), with the fields that wallets commonly require. */
export interface ChainParameters {
  readonly chainId: `0x${string}`;
  readonly chainName: string;
  readonly nativeCurrency: Connection['currency'];
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

export function chainParameters({
  name,
  chainId,
  currency,
  endpoints,
  explorers,
}: Connection): ChainParameters {
  return {
    chainId: chainIdHex(chainId),
    chainName: name,
    nativeCurrency: currency,
    rpcUrls: endpoints.map(({url}) => url),
    blockExplorerUrls: explorers,
  };
}
