import {AccountTypeEnum, AuthProvider, OpenfortButton, OpenfortProvider} from '@openfort/react';
import {getDefaultConfig, OpenfortWagmiBridge} from '@openfort/react/wagmi';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {createConfig, http, useConnection, useSignMessage, WagmiProvider} from 'wagmi';
import {linea} from 'wagmi/chains';

const wagmiConfig = createConfig(
  getDefaultConfig({appName: 'My app', chains: [linea], transports: {[linea.id]: http()}}),
);
const queryClient = new QueryClient();

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <WagmiProvider config={wagmiConfig}>
        <OpenfortWagmiBridge>
          <OpenfortProvider
            publishableKey="YOUR_PUBLISHABLE_KEY"
            walletConfig={{
              shieldPublishableKey: 'YOUR_SHIELD_KEY',
              ethereum: {
                accountType: AccountTypeEnum.EOA,
                rpcUrls: {[linea.id]: 'https://rpc.linea.build'},
              },
            }}
            uiConfig={{authProviders: [AuthProvider.EMAIL_OTP, AuthProvider.GOOGLE]}}
          >
            <OpenfortButton />
            <Wallet />
          </OpenfortProvider>
        </OpenfortWagmiBridge>
      </WagmiProvider>
    </QueryClientProvider>
  );
}

function Wallet() {
  const {address, chainId} = useConnection();
  const {mutate: signMessage, data} = useSignMessage();
  if (!address) return null;
  return (
    <button onClick={() => signMessage({message: 'Hello, Linea'})}>
      {data ?? `Sign with ${address} on chain ${chainId}`}
    </button>
  );
}
