import type {ProviderFacts} from './schema';

export const arkham = {
  endpoints: [
    {
      name: 'Arkham Intel API',
      url: 'https://api.arkm.com',
      access: 'key',
      source: 'https://arkm.com/llms.txt',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
