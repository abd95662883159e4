import type {ProviderContract, ProviderFacts} from './schema';

const sources = [
  'redstone-finance/redstone-oracles-monorepo@b9dea4ff41715340cf1a299c4ed421e1ec1908bf:packages/relayer-remote-config/main/relayer-manifests-multi-feed/lineaMultiFeed.json',
  'redstone-finance/redstone-docs@9c27eecc14839f49a2a640a9aa6965612f797f5e:docs/get-started/price-feeds.mdx',
] as const satisfies ProviderContract['sources'];

export const redstone = {
  contracts: [
    {
      name: 'ezETH/ETH',
      chain: 'linea',
      address: '0x97c19d3Ae8e4d74e25EF3AFf3a277fB614ed76D4',
      purpose: 'Market rate',
      sources,
    },
    {
      name: 'weETH_FUNDAMENTAL',
      chain: 'linea',
      address: '0x100c8e61aB3BeA812A42976199Fc3daFbcDD7272',
      purpose: 'Rate in eETH',
      sources,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
