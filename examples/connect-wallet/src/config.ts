import {createConfig, http, injected} from 'wagmi';
import {linea, lineaSepolia} from 'wagmi/chains';

export const config = createConfig({
  chains: [linea, lineaSepolia],
  // For wallets that only set window.ethereum. wagmi finds wallets that announce themselves.
  connectors: [injected()],
  transports: {
    [linea.id]: http('https://rpc.linea.build'),
    [lineaSepolia.id]: http('https://rpc.sepolia.linea.build'),
  },
});

// Adds your chains to the types of every hook.
declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
