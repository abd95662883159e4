import {type Address, createWalletClient, custom, type EIP1193Provider} from 'viem';
import {lineaSepolia} from 'viem/chains';

// #region connect
/** Asks for an account, and brings the wallet to Linea Sepolia. */
export async function connectWallet(provider: EIP1193Provider): Promise<Address> {
  const wallet = createWalletClient({chain: lineaSepolia, transport: custom(provider)});
  const [address] = await wallet.requestAddresses();
  if (address === undefined) {
    throw new Error('The wallet shares no account');
  }
  if ((await wallet.getChainId()) !== lineaSepolia.id) {
    try {
      await wallet.switchChain({id: lineaSepolia.id});
    } catch (error) {
      // Only a wallet that does not know the chain is asked to add it.
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
/** The code of an error: the innermost one, because wallets wrap their errors. */
function codeOf(error: unknown): unknown {
  const {code, cause, data} = Object(error) as {
    code?: unknown;
    cause?: unknown;
    data?: {originalError?: unknown};
  };
  return codeIn(data?.originalError) ?? codeIn(cause) ?? code;
}

const codeIn = (error: unknown): unknown => (error ? codeOf(error) : undefined);

/** What to tell the user, by the codes of EIP-1193 and EIP-1474. */
export function explain(error: unknown): string {
  switch (codeOf(error)) {
    case 4001:
      return 'You declined. Press the button again when you want to connect.';
    case 4100:
      return 'Your wallet has not shared this account with the page. Connect again.';
    case -32002:
      return 'Your wallet waits for an answer to an earlier question. Open it.';
    case -32602:
      return 'Your wallet refused these values. Look for the network in its list.';
    default:
      return `Your wallet reported: ${error instanceof Error ? error.message : String(error)}`;
  }
}
// #endregion

// #region follow
/** Tells of each change of network in the wallet. Returns what ends that. */
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
