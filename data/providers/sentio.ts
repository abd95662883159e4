import type {ProviderFacts} from './schema';

export const sentio = {
  identifiers: [
    {
      name: 'Network of a processor',
      chain: 'linea',
      value: 'EthChainId.LINEA',
      source: '@sentio/chain@3.4.29:src/chain-id.ts',
    },
    {
      name: 'Slug',
      chain: 'linea',
      value: 'linea',
      source: '@sentio/chain@3.4.29:src/chain-info.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
