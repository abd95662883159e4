import type {ProviderFacts} from './schema';

export const goldrush = {
  endpoints: [
    {
      name: 'Foundational API',
      url: 'https://api.covalenthq.com/v1',
      access: 'key',
      source: 'https://goldrush.dev/docs/api/balances/get-token-balances-for-address/',
    },
  ],
  identifiers: [
    {
      name: 'chainName',
      chain: 'linea',
      value: 'linea-mainnet',
      source: 'https://goldrush.dev/docs/chains/linea',
    },
    {
      name: 'chainName',
      chain: 'lineaSepolia',
      value: 'linea-sepolia-testnet',
      source: 'https://goldrush.dev/docs/chains/linea',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
