import type {ProviderFacts} from './schema';

export const etherscan = {
  endpoints: [
    {
      name: 'API V2, every chain',
      url: 'https://api.etherscan.io/v2/api',
      access: 'key',
      source: 'https://docs.etherscan.io/api-reference/endpoint/chainlist',
    },
  ],
  identifiers: [
    {
      name: 'chainid',
      chain: 'linea',
      value: '59144',
      source: 'https://docs.etherscan.io/supported-chains',
    },
    {
      name: 'chainid',
      chain: 'lineaSepolia',
      value: '59141',
      source: 'https://docs.etherscan.io/supported-chains',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
