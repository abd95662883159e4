import type {ProviderFacts} from './schema';

export const spheron = {
  endpoints: [
    {
      name: 'GPU offers and their prices',
      url: 'https://app.spheron.ai/api/gpu-offers',
      access: 'public',
      source: 'https://docs.spheron.ai/api-reference',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
