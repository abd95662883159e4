import type {Chain, Network} from '@site/data/networks';
import {chainIdHex} from '../NetworkFacts/networkText';

/** The parameter of `wallet_addEthereumChain` (EIP-3085), with the fields that wallets commonly require. */
export interface ChainParameters {
  readonly chainId: `0x${string}`;
  readonly chainName: string;
  readonly nativeCurrency: Network['currency'];
  readonly rpcUrls: readonly string[];
  readonly blockExplorerUrls: readonly string[];
}

/** The parameters of a network. Only endpoints without a key are included. */
export function chainParameters(network: Network, chain: Chain): ChainParameters {
  return {
    chainId: chainIdHex(chain.chainId),
    chainName: network.name,
    nativeCurrency: network.currency,
    rpcUrls: network.rpc.http.filter(({access}) => access === 'public').map(({url}) => url),
    blockExplorerUrls: chain.explorers.map(({url}) => url),
  };
}
