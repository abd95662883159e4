import {EthereumWalletConnectors, isEthereumWallet} from '@dynamic-labs/ethereum';
import {
  DynamicContextProvider,
  DynamicWidget,
  useDynamicContext,
} from '@dynamic-labs/sdk-react-core';
import {linea} from 'viem/chains';

export function App() {
  return (
    <DynamicContextProvider
      settings={{
        environmentId: 'YOUR_ENVIRONMENT_ID',
        walletConnectors: [EthereumWalletConnectors],
      }}
    >
      <DynamicWidget />
      <Wallet />
    </DynamicContextProvider>
  );
}

function Wallet() {
  const {primaryWallet} = useDynamicContext();
  if (!primaryWallet || !isEthereumWallet(primaryWallet)) return null;
  const wallet = primaryWallet;

  async function sign() {
    await wallet.switchNetwork(linea.id);
    const client = await wallet.getWalletClient(String(linea.id));
    console.log(await client.getChainId(), await client.signMessage({message: 'Hello, Linea'}));
  }

  return <button onClick={sign}>Sign with {wallet.address}</button>;
}
