import {PrivyProvider, usePrivy, useWallets} from '@privy-io/react-auth';
import {type Address, createWalletClient, custom} from 'viem';
import {linea, lineaSepolia} from 'viem/chains';

export function App() {
  return (
    <PrivyProvider
      appId="YOUR_PRIVY_APP_ID"
      config={{
        loginMethods: ['email', 'google'],
        defaultChain: linea,
        supportedChains: [linea, lineaSepolia],
        embeddedWallets: {ethereum: {createOnLogin: 'users-without-wallets'}},
      }}
    >
      <Wallet />
    </PrivyProvider>
  );
}

function Wallet() {
  const {ready, authenticated, login} = usePrivy();
  const {wallets} = useWallets();
  const wallet = wallets.find(({walletClientType}) => walletClientType === 'privy');

  async function sign() {
    if (!wallet) return;
    await wallet.switchChain(linea.id);
    const client = createWalletClient({
      account: wallet.address as Address,
      chain: linea,
      transport: custom(await wallet.getEthereumProvider()),
    });
    console.log(await client.getChainId(), await client.signMessage({message: 'Hello, Linea'}));
  }

  if (!ready) return null;
  return authenticated ? (
    <button onClick={sign}>Sign with {wallet?.address}</button>
  ) : (
    <button onClick={login}>Log in</button>
  );
}
