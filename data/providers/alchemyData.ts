import type {ProviderFacts} from './schema';

export const alchemyData = {
  endpoints: [
    {
      name: 'Transfers and token APIs, Linea Mainnet',
      url: 'https://linea-mainnet.g.alchemy.com/v2',
      access: 'key',
      source: 'alchemyplatform/docs@82241187:src/openrpc/chains/linea/linea.yaml',
    },
    {
      name: 'Transfers and token APIs, Linea Sepolia',
      url: 'https://linea-sepolia.g.alchemy.com/v2',
      access: 'key',
      source: 'alchemyplatform/docs@82241187:src/openrpc/chains/linea/linea.yaml',
    },
    {
      name: 'NFT API, Linea Mainnet',
      url: 'https://linea-mainnet.g.alchemy.com/nft/v3',
      access: 'key',
      source: 'alchemyplatform/docs@82241187:src/openapi/nft/nft.yaml',
    },
    {
      name: 'NFT API, Linea Sepolia',
      url: 'https://linea-sepolia.g.alchemy.com/nft/v3',
      access: 'key',
      source: 'alchemyplatform/docs@82241187:src/openapi/nft/nft.yaml',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
