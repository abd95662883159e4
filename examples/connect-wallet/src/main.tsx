import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import {WagmiProvider} from 'wagmi';
import {config} from './config';
import {NetworkMenu} from './NetworkMenu';
import {WalletMenu} from './WalletMenu';

const queryClient = new QueryClient();

const root = document.createElement('div');
document.body.append(root);

createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <WalletMenu />
        <NetworkMenu />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
);
