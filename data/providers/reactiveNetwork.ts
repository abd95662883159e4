import type {ProviderFacts} from './schema';

export const reactiveNetwork = {
  endpoints: [
    {
      name: 'Reactscan, reactive contracts',
      url: 'https://reactscan.net',
      access: 'public',
      source: 'Reactive-Network/documentation@2a68b5e4:docs/docs/economy.md',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
