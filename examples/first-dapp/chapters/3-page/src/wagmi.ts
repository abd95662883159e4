import {createConfig, http} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';

/** The page reads through this endpoint. Transactions go through the visitor's wallet. */
export const config = createConfig({
  chains: [lineaSepolia],
  transports: {[lineaSepolia.id]: http('https://rpc.sepolia.linea.build')},
  // While the page waits for a receipt, ask every second, not every four.
  pollingInterval: 1000,
});
