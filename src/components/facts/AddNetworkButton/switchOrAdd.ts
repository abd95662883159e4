import type {ChainParameters} from './chainParameters';
import type {WalletProvider} from './findWallets';
import {isUnknownChain, outcomeOfError, type Outcome} from './outcome';

/**
 * Asks a wallet to switch to a chain, and to add it only if the wallet does not know it (EIP-3326,
 * EIP-3085): MetaMask refuses to add a chain that it has under another currency symbol. Nothing is
 * added, and there is no outcome, when by then nobody waits for this answer.
 */
export async function switchOrAdd(
  provider: WalletProvider,
  chain: ChainParameters,
  isAwaited: () => boolean,
): Promise<Outcome | undefined> {
  try {
    await provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{chainId: chain.chainId}],
    });
    return {kind: 'switched'};
  } catch (error) {
    if (!isUnknownChain(error)) {
      return outcomeOfError(error);
    }
  }
  if (!isAwaited()) {
    return undefined;
  }
  try {
    await provider.request({method: 'wallet_addEthereumChain', params: [chain]});
    return {kind: 'added'};
  } catch (error) {
    return outcomeOfError(error);
  }
}
