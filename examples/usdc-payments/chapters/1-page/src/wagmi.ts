import {createConfig, http} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';

/** Reads go to this endpoint. Signatures and transactions go through the buyer's wallet. */
export const config = createConfig({
  chains: [lineaSepolia],
  transports: {[lineaSepolia.id]: http('https://rpc.sepolia.linea.build')},
  // Check for a receipt every second, not every four.
  pollingInterval: 1000,
});

declare module 'wagmi' {
  interface Register {
    config: typeof config;
  }
}
