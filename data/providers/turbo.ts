import type {ProviderFacts} from './schema';

export const turbo = {
  endpoints: [
    {
      name: 'Uploads that an Ethereum key signed',
      url: 'https://upload.ardrive.io/v1/tx/ethereum',
      access: 'public',
      source:
        'ardriveapp/turbo-sdk@1be45597328ee7d38a8a1c8252dde192e79393d2:packages/turbo-sdk/src/common/upload.ts',
    },
    {
      name: 'Arweave gateway: downloads and GraphQL',
      url: 'https://arweave.net/',
      access: 'public',
      source: 'https://www.npmjs.com/package/ar-gql',
    },
  ],
  checked: '2026-11-25',
} as const satisfies ProviderFacts;
