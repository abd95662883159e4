import {createConfig, http, injected} from 'wagmi';
import {linea, lineaSepolia} from 'wagmi/chains';

export const config = createConfig({
  chains: [linea, lineaSepolia],
  // Wallets that announce themselves are found without it. This is for those that only set window.ethereum.
  connectors: [injected()],
  transports: {
    [linea.id]: http('https://rpc.linea.build'),
    [lineaSepolia.id]: http('https://rpc.sepolia.linea.build'),
  },
});

// Lets TypeScript know your chains in every hook.
declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
