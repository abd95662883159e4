import type {ContractFacts} from './schema';

export const StorageFiller39 = {
  name: 'StorageFiller39',
  kind: 'abstract contract',
  summary: 'Reserves 39 storage slots, so that the variables after them keep their slots.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/utils/StorageFiller39.sol',
  checked: '2026-11-22',
  page: 'tokenbridge/lib/storagefiller39',
  bases: [],
  members: [
    {
      kind: 'variable',
      signature: 'uint256[39] private __gap_39',
      meaning:
        'Never written; reads as zeros. It occupies slots 224 to 262 of a `TokenBridge` proxy. A new base with variables can use some of them if the array shrinks by the same number.',
    },
  ],
} as const satisfies ContractFacts;
