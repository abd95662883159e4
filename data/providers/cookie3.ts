import type {ProviderFacts} from './schema';

export const cookie3 = {
  endpoints: [
    {
      name: 'Events from your pages',
      url: 'https://webanalytics.cookie3.co/lake',
      access: 'public',
      source: 'https://www.npmjs.com/package/@cookie3/analytics',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
