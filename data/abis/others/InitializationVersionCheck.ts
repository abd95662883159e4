import type {ContractFacts} from '../schema';

/** From Linea. It contains only a guard. */
export const InitializationVersionCheck = {
  name: 'InitializationVersionCheck',
  kind: 'abstract contract',
  summary: 'Lets an initializer run only on a proxy with the expected version.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/common/InitializationVersionCheck.sol',
  checked: '2026-11-22',
  bases: ['Initializable', 'IGenericErrors'],
  members: [
    {
      kind: 'modifier',
      signature: 'modifier onlyInitializedVersion(uint8 _expectedVersion)',
      meaning:
        'Guards `initialize`, which requires version 0. OpenZeppelin’s check alone would let it run on a proxy with any lower version than the code.',
      params: {_expectedVersion: 'The version that the proxy must have; 0 for a new proxy.'},
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The contract has another version. An implementation has 255.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
