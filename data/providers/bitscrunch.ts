import type {ProviderFacts} from './schema';

export const bitscrunch = {
  endpoints: [
    {
      name: 'UnleashNFTs API, version 2',
      url: 'https://api.unleashnfts.com/api/v2',
      access: 'key',
      source: 'coingraphai/bitscrunch-x402@848746af:backend/resource_server.py',
    },
  ],
  identifiers: [
    {
      name: 'blockchain',
      chain: 'linea',
      value: 'linea',
      source: 'sumionochi/bitscrunch-browser-ai-copilot@5f83b5eb:src/components/WalletAnalysis.tsx',
    },
    {
      name: 'chain_id',
      chain: 'linea',
      value: '59144',
      source: 'sumionochi/bitscrunch-browser-ai-copilot@5f83b5eb:blockchain_response.json',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
