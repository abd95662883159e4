import type {ProviderFacts} from './schema';

export const ethereumLists = {
  endpoints: [
    {
      name: 'ethereum-lists/chains, raw files',
      url: 'https://raw.githubusercontent.com/ethereum-lists/chains/master/_data/chains',
      access: 'public',
      source: 'ethereum-lists/chains@93a6dee8:_data/chains/eip155-59144.json',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
