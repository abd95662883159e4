import {createConfig, http} from 'wagmi';
import {linea, lineaSepolia} from 'wagmi/chains';

export const config = createConfig({
  chains: [linea, lineaSepolia],
  transports: {
    [linea.id]: http('https://rpc.linea.build'),
    [lineaSepolia.id]: http('https://rpc.sepolia.linea.build'),
  },
});
