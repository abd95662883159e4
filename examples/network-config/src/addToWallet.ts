// #region add
import {createWalletClient, custom, type EIP1193Provider} from 'viem';
import {lineaSepolia} from 'viem/chains';

/** Switches the browser's wallet to Linea Sepolia. Adds the chain if the wallet doesn't have it. */
export async function switchToLineaSepolia(provider: EIP1193Provider): Promise<void> {
  const wallet = createWalletClient({chain: lineaSepolia, transport: custom(provider)});
  try {
    await wallet.switchChain({id: lineaSepolia.id});
  } catch (error) {
    // 4902: the wallet doesn't have the chain. Any other code is a rejection or an error.
    if (!(error instanceof Error && 'code' in error && error.code === 4902)) {
      throw error;
    }
    await wallet.addChain({chain: lineaSepolia});
    await wallet.switchChain({id: lineaSepolia.id});
  }
}
// #endregion
