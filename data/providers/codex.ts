import type {ProviderFacts} from './schema';

export const codex = {
  endpoints: [
    {
      name: 'GraphQL queries',
      url: 'https://graph.codex.io/graphql',
      access: 'key',
      source: 'https://docs.codex.io/concepts/queries',
    },
    {
      name: 'GraphQL subscriptions',
      url: 'wss://graph.codex.io/graphql',
      access: 'key',
      source: 'https://www.npmjs.com/package/@codex-data/sdk/v/2.3.43',
    },
  ],
  identifiers: [
    {
      name: 'networkId',
      chain: 'linea',
      value: '59144',
      source: 'Consensys/doc.linea@b3a8cd27:docs/network/build/tools/data-indexers/codex.mdx',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
