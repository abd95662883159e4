import type {ChainParameters} from './chainParameters';
import type {WalletProvider} from './findWallets';
import {isUnknownChain, outcomeOfError, type Outcome} from './outcome';

/**
 * Switches a wallet to a chain, and adds the chain only if the wallet lacks it (EIP-3326, EIP-3085):
 * MetaMask rejects a chain that it has under another currency symbol.
 *
 * @param isAwaited if it returns false after the switch request, nothing is added and there is no outcome.
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
