import type {ProviderFacts} from './schema';

export const dune = {
  endpoints: [
    {
      name: 'Dune API',
      url: 'https://api.dune.com/api/v1',
      access: 'key',
      source: 'https://docs.dune.com/api-reference/executions/endpoint/execute-sql',
    },
  ],
  identifiers: [
    {
      name: 'Name in SQL',
      chain: 'linea',
      value: 'linea',
      source: 'https://docs.dune.com/data-catalog/evm/linea/overview',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
