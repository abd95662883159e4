import type {ProviderFacts} from './schema';

export const subquery = {
  endpoints: [
    {
      name: 'Dictionary of Linea Mainnet',
      url: 'https://dict-tyk.subquery.network/query/linea-mainnet',
      access: 'public',
      source: 'subquery/templates@eb1ec5e:dist/dictionary.json',
    },
  ],
  identifiers: [
    {
      name: 'network.chainId',
      chain: 'linea',
      value: '59144',
      source: 'subquery/ethereum-subql-starter@a600d41c:Linea/linea-starter/project.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
