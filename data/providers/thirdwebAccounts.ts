import type {ProviderFacts} from './schema';

export const thirdwebAccounts = {
  endpoints: [
    {
      name: 'Bundler and paymaster',
      url: 'https://59144.bundler.thirdweb.com/v2',
      access: 'key',
      source: 'https://www.npmjs.com/package/thirdweb/v/5.121.6',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
