import {type Address, createWalletClient, custom, type EIP1193Provider} from 'viem';
import {lineaSepolia} from 'viem/chains';

// #region connect
/** Requests an account, and switches the wallet to Linea Sepolia. */
export async function connectWallet(provider: EIP1193Provider): Promise<Address> {
  const wallet = createWalletClient({chain: lineaSepolia, transport: custom(provider)});
  const [address] = await wallet.requestAddresses();
  if (address === undefined) {
    throw new Error("The wallet didn't share an account");
  }
  if ((await wallet.getChainId()) !== lineaSepolia.id) {
    try {
      await wallet.switchChain({id: lineaSepolia.id});
    } catch (error) {
      // Add the chain only if the wallet doesn't have it.
      if (codeOf(error) !== 4902) {
        throw error;
      }
      await wallet.addChain({chain: lineaSepolia});
      await wallet.switchChain({id: lineaSepolia.id});
    }
  }
  return address;
}
// #endregion

// #region explain
/** Returns the innermost error code, because wallets wrap their errors. */
function codeOf(error: unknown): unknown {
  const {code, cause, data} = Object(error) as {
    code?: unknown;
    cause?: unknown;
    data?: {originalError?: unknown};
  };
  return codeIn(data?.originalError) ?? codeIn(cause) ?? code;
}

const codeIn = (error: unknown): unknown => (error ? codeOf(error) : undefined);

/** Returns the message for the user, by EIP-1193 or EIP-1474 code. */
export function explain(error: unknown): string {
  switch (codeOf(error)) {
    case 4001:
      return 'You declined. Select the button to try again.';
    case 4100:
      return "Your wallet hasn't shared this account with the page. Connect again.";
    case -32002:
      return 'Your wallet has an open request. Open it.';
    case -32602:
      return 'Your wallet rejected these values. Select the network in its list.';
    default:
      return `Your wallet reported: ${error instanceof Error ? error.message : String(error)}`;
  }
}
// #endregion

// #region follow
/** Reports each network change in the wallet. Returns a function that stops the reports. */
export function followWallet(
  provider: EIP1193Provider,
  onChange: (isLineaSepolia: boolean) => void,
): () => void {
  const onChain = (chainId: string) => {
    onChange(Number(chainId) === lineaSepolia.id);
  };
  provider.on('chainChanged', onChain);
  return () => {
    provider.removeListener('chainChanged', onChain);
  };
}
// #endregion
