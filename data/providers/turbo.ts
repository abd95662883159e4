import type {ProviderFacts} from './schema';

export const turbo = {
  endpoints: [
    {
      name: 'Uploads of files under 100 KiB, unsigned',
      url: 'https://upload.ardrive.io/v1/x402/upload/unsigned',
      access: 'public',
      source: 'https://www.npmjs.com/package/@ardrive/turbo-sdk/v/1.43.0',
    },
    {
      name: 'Arweave gateway: downloads and GraphQL',
      url: 'https://arweave.net/',
      access: 'public',
      source: 'https://www.npmjs.com/package/ar-gql',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
