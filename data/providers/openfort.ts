import type {ProviderFacts} from './schema';

export const openfort = {
  endpoints: [
    {
      name: 'Policies and fee sponsorship',
      url: 'https://api.openfort.io',
      access: 'key',
      source:
        'openfort-xyz/openfort-node@77785fa93e9451b5d8600ad5f1fae860abba7258:src/openapi-client/openfortApiClient.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
