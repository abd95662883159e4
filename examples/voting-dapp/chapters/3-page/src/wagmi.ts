import {createConfig, http} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';

/** The page reads from this endpoint. The visitor's wallet sends the votes. */
export const config = createConfig({
  chains: [lineaSepolia],
  transports: {[lineaSepolia.id]: http('https://rpc.sepolia.linea.build')},
  // How often the page checks for a receipt, in milliseconds.
  pollingInterval: 1000,
});
