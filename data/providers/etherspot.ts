import type {ProviderFacts} from './schema';

export const etherspot = {
  endpoints: [
    {
      name: 'Skandha bundler, EntryPoint 0.7',
      url: 'https://rpc.etherspot.io/v2/59144',
      access: 'key',
      source: 'etherspot/transaction-kit@a1b3d1f:lib/constants/index.ts',
    },
    {
      name: 'Skandha bundler, EntryPoint 0.6',
      url: 'https://rpc.etherspot.io/v1/59144',
      access: 'key',
      source: 'etherspot/etherspot-prime-sdk@1f4196e:src/sdk/network/constants.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
