import type {ProviderFacts} from './schema';

export const goldsky = {
  endpoints: [
    {
      name: 'Subgraph queries',
      url: 'https://api.goldsky.com/api/public/<PROJECT_ID>/subgraphs/<NAME>/<VERSION>/gn',
      access: 'public',
      source: 'goldsky-io/goldsky-agent@0b2478e9:skills/subgraphs/SKILL.md',
    },
  ],
  identifiers: [
    {
      name: 'Subgraph chain slug',
      chain: 'linea',
      value: 'linea',
      source: 'https://www.npmjs.com/package/@goldskycom/cli/v/13.4.0',
    },
    {
      name: 'Data set prefix, as in linea.raw_logs',
      chain: 'linea',
      value: 'linea',
      source: 'goldsky-io/goldsky-agent@0b2478e9:skills/datasets/data/chain-prefixes.json',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
