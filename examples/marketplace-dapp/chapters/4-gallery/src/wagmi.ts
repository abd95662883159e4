import {createConfig, http} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';

/** The page reads from this endpoint. Transactions go through the visitor's wallet. */
export const config = createConfig({
  chains: [lineaSepolia],
  transports: {[lineaSepolia.id]: http('https://rpc.sepolia.linea.build')},
  // Check for a receipt every second.
  pollingInterval: 1000,
});
