import {createConfig, http} from 'wagmi';
import {lineaSepolia, sepolia} from 'wagmi/chains';
import {connectLayers, L2_RPC_URL, type Layers} from './layers';

const l1Url = import.meta.env.VITE_L1_RPC_URL as string | undefined;

/** The clients that the page reads with. */
export const layers = connectLayers(l1Url);

/** The configuration for claims, which the visitor's wallet sends. */
export const config = createConfig({
  chains: [sepolia, lineaSepolia],
  transports: {[sepolia.id]: http(l1Url), [lineaSepolia.id]: http(L2_RPC_URL)},
});

/** The network on which a message from this layer is claimed. */
export const destinationOf = (layer: keyof Layers) =>
  layer === 'l1'
    ? ({id: lineaSepolia.id, name: 'Linea Sepolia'} as const)
    : ({id: sepolia.id, name: 'Ethereum Sepolia'} as const);
