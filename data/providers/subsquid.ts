import type {ProviderFacts} from './schema';

export const subsquid = {
  endpoints: [
    {
      name: 'Portal',
      url: 'https://portal.sqd.dev/datasets/linea-mainnet',
      access: 'public',
      source: 'subsquid-labs/portal-mcp-server@4899823e:src/cache/datasets.ts',
    },
    {
      name: 'Gateway of the older SDK, which is being shut down',
      url: 'https://v2.archive.subsquid.io/network/linea-mainnet',
      access: 'key',
      source: 'subsquid/docs@e69b903e:docs/subsquid-network/reference/networks.mdx',
    },
  ],
  identifiers: [
    {
      name: 'Data set',
      chain: 'linea',
      value: 'linea-mainnet',
      source: 'subsquid-labs/portal-mcp-server@4899823e:src/cache/datasets.ts',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
