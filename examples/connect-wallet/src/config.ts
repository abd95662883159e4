import {createConfig, http, injected} from 'wagmi';
import {linea, lineaSepolia} from 'wagmi/chains';

export const config = createConfig({
  chains: [linea, lineaSepolia],
  // For wallets that only set window.ethereum. Those that announce themselves are found anyway.
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
