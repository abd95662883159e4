import type {ProviderFacts} from './schema';

const deployments = 'mds1/multicall3@5f90062:deployments.json';

export const multicall = {
  contracts: [
    {
      name: 'Multicall3',
      chain: 'linea',
      address: '0xcA11bde05977b3631167028862bE2a173976CA11',
      purpose: 'Batches calls; since block 42',
      sources: [deployments, 'wevm/viem@0912a29d5:src/chains/definitions/linea.ts'],
    },
    {
      name: 'Multicall3',
      chain: 'lineaSepolia',
      address: '0xcA11bde05977b3631167028862bE2a173976CA11',
      purpose: 'Batches calls; since block 227427',
      sources: [deployments, 'wevm/viem@0912a29d5:src/chains/definitions/lineaSepolia.ts'],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
