/**
 * The endpoints of the network that answer everybody, over HTTP. They stand apart from `networks.ts`, of which they
 * are a part: a form that asks them needs nothing else of a network.
 */
export const publicEndpoints = {
  mainnet: 'https://rpc.linea.build',
  sepolia: 'https://rpc.sepolia.linea.build',
} as const;
