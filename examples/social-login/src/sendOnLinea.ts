// #region send
import {
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  type EIP1193Provider,
  http,
} from 'viem';
import {linea} from 'viem/chains';

export async function sendOnLinea(provider: EIP1193Provider, to: Address, value: bigint) {
  const wallet = createWalletClient({chain: linea, transport: custom(provider)});
  if ((await wallet.getChainId()) !== linea.id) {
    await wallet.switchChain({id: linea.id});
  }
  const [account] = await wallet.getAddresses();
  if (!account) throw new Error('The user has no wallet yet');
  const hash = await wallet.sendTransaction({account, to, value});

  const reader = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
  const {status} = await reader.waitForTransactionReceipt({hash});
  return {status, url: `${linea.blockExplorers.default.url}/tx/${hash}`};
}
// #endregion send
