import type {ProviderFacts} from './schema';

export const enso = {
  endpoints: [
    {
      name: 'Enso API',
      url: 'https://api.enso.build',
      access: 'key',
      source: 'EnsoBuild/sdk-ts@463afd3d:src/client.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
