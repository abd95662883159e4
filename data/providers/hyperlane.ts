import type {ProviderFacts} from './schema';

const registry = 'hyperlane-xyz/hyperlane-registry@b34b59e9:chains';

export const hyperlane = {
  contracts: [
    {
      name: 'Mailbox',
      chain: 'linea',
      address: '0x02d16BC51af6BfD153d67CA61754cF912E82C4d9',
      purpose: 'Quotes, sends and delivers messages',
      sources: [
        `${registry}/linea/addresses.yaml`,
        'everclearorg/monorepo@5e260cc5:packages/contracts/script/MainnetProduction.sol',
      ],
    },
  ],
  endpoints: [
    {
      name: 'Hyperlane Explorer, all messages',
      url: 'https://explorer.hyperlane.xyz',
      access: 'public',
      source: 'hyperlane-xyz/v3-docs@26e014b3:docs/guides/explorer/explorer.mdx',
    },
  ],
  identifiers: [
    {name: 'Domain', chain: 'linea', value: '59144', source: `${registry}/linea/metadata.yaml`},
    {
      name: 'Domain',
      chain: 'lineaSepolia',
      value: '59141',
      source: `${registry}/lineasepolia/metadata.yaml`,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
