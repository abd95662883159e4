import {linea, lineaSepolia} from '@reown/appkit/networks';
import {createAppKit} from '@reown/appkit/react';
import {WagmiAdapter} from '@reown/appkit-adapter-wagmi';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import type {ReactNode} from 'react';
import {WagmiProvider} from 'wagmi';

const projectId = 'YOUR_PROJECT_ID';
const networks: [typeof linea, typeof lineaSepolia] = [linea, lineaSepolia];
const customRpcUrls = {
  'eip155:59144': [{url: 'https://rpc.linea.build'}],
  'eip155:59141': [{url: 'https://rpc.sepolia.linea.build'}],
};
const adapter = new WagmiAdapter({projectId, networks, customRpcUrls});

createAppKit({
  adapters: [adapter],
  projectId,
  networks,
  defaultNetwork: linea,
  customRpcUrls,
  metadata: {
    name: 'My app',
    description: 'An app on Linea',
    url: 'https://example.com',
    icons: ['https://example.com/icon.png'],
  },
});

const queryClient = new QueryClient();

export function App({children}: {readonly children: ReactNode}) {
  return (
    <WagmiProvider config={adapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>
        <appkit-button />
        {children}
      </QueryClientProvider>
    </WagmiProvider>
  );
}
