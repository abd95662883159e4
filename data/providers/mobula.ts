import type {ProviderFacts} from './schema';

export const mobula = {
  endpoints: [
    {
      name: 'Mobula API',
      url: 'https://api.mobula.io/api',
      access: 'key',
      source: 'https://docs.mobula.io/spot/data/wallet-portfolio',
    },
    {
      name: 'Demo API, rate limited, for tests only',
      url: 'https://demo-api.mobula.io/api',
      access: 'public',
      source: 'https://docs.mobula.io/spot/data/wallet-portfolio',
    },
  ],
  identifiers: [
    {
      name: 'Chain ID',
      chain: 'linea',
      value: 'evm:59144',
      source: 'https://www.npmjs.com/package/@mobula_labs/types',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
