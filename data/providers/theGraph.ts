import type {ProviderFacts} from './schema';

const REGISTRY =
  'graphprotocol/networks-registry@e40e0367:public/TheGraphNetworksRegistry.json (0.7.111)';

export const theGraph = {
  identifiers: [
    {name: 'Network in subgraph.yaml', chain: 'linea', value: 'linea', source: REGISTRY},
    {
      name: 'Network in subgraph.yaml',
      chain: 'lineaSepolia',
      value: 'linea-sepolia',
      source: REGISTRY,
    },
  ],
  endpoints: [
    {
      name: 'Published subgraphs',
      url: 'https://gateway.thegraph.com/api/subgraphs/id/<SUBGRAPH_ID>',
      access: 'key',
      source:
        'graphprotocol/docs@e4626479:website/src/pages/en/subgraphs/providers/subgraph-studio/managing-api-keys.mdx',
    },
    {
      name: 'Deployment to Subgraph Studio',
      url: 'https://api.studio.thegraph.com/deploy',
      access: 'key',
      source: REGISTRY,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
