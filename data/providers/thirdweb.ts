import type {ProviderFacts} from './schema';

export const thirdweb = {
  endpoints: [
    {
      name: 'Bridge API',
      url: 'https://bridge.thirdweb.com',
      access: 'key',
      source: 'https://www.npmjs.com/package/thirdweb/v/5.121.6',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
