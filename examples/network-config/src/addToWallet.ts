import {createWalletClient, custom, type EIP1193Provider} from 'viem';
import {lineaSepolia} from 'viem/chains';

// #region add
/** Offers Linea Sepolia to the wallet of the browser, then switches to it. */
export async function switchToLineaSepolia(provider: EIP1193Provider): Promise<void> {
  const wallet = createWalletClient({chain: lineaSepolia, transport: custom(provider)});
  try {
    await wallet.switchChain({id: lineaSepolia.id});
  } catch (error) {
    // 4902: the wallet does not know the chain. All else is a refusal or a fault.
    if (!(error instanceof Error && 'code' in error && error.code === 4902)) {
      throw error;
    }
    await wallet.addChain({chain: lineaSepolia});
    await wallet.switchChain({id: lineaSepolia.id});
  }
}
// #endregion
