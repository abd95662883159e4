import type {ContractFacts} from './schema';

export const StorageFiller39 = {
  name: 'StorageFiller39',
  kind: 'abstract contract',
  summary: 'Takes up 39 slots of storage, so that what follows them stays where it was.',
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
        'Is never written, and reads as zeros: slots 224 to 262 of a `TokenBridge` proxy. A new base with variables can take some of them, if the array shrinks by as many.',
    },
  ],
} as const satisfies ContractFacts;
