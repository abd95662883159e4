import type {ProviderFacts} from './schema';

const NETWORKS = 'enviodev/docs@6e1a43f5:docs/HyperSync/hypersync-supported-networks.md';

export const envio = {
  endpoints: [
    {name: 'HyperSync', url: 'https://linea.hypersync.xyz', access: 'key', source: NETWORKS},
    {
      name: 'HyperSync, by chain ID',
      url: 'https://59144.hypersync.xyz',
      access: 'key',
      source: NETWORKS,
    },
    {name: 'HyperRPC', url: 'https://linea.rpc.hypersync.xyz', access: 'key', source: NETWORKS},
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
