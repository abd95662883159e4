import type {ProviderFacts} from './schema';

export const noves = {
  endpoints: [
    {
      name: 'Translate API: executed transactions',
      url: 'https://translate.noves.fi/evm',
      access: 'key',
      source: 'https://www.npmjs.com/package/@noves/noves-sdk/v/1.5.0',
    },
    {
      name: 'Foresight API: transactions before signing',
      url: 'https://foresight.noves.fi/evm',
      access: 'key',
      source: 'https://docs.noves.fi/docs/wallets-implement-describe-for-aa',
    },
    {
      name: 'Pricing API: token prices',
      url: 'https://pricing.noves.fi/evm',
      access: 'key',
      source: 'https://www.npmjs.com/package/@noves/noves-sdk/v/1.5.0',
    },
  ],
  identifiers: [
    {
      name: 'chain',
      chain: 'linea',
      value: 'linea',
      source: 'abhishek-01k/Trade_bot@5ea01f74:config/noveschains.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
