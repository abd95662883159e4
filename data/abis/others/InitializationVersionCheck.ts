import type {ContractFacts} from '../schema';

/** Linea's own, and nothing but a guard. */
export const InitializationVersionCheck = {
  name: 'InitializationVersionCheck',
  kind: 'abstract contract',
  summary: 'Lets a set-up run only on a proxy of the version that it starts from.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/common/InitializationVersionCheck.sol',
  checked: '2026-11-22',
  bases: ['Initializable', 'IGenericErrors'],
  members: [
    {
      kind: 'modifier',
      signature: 'modifier onlyInitializedVersion(uint8 _expectedVersion)',
      meaning:
        'Guards `initialize`, which asks for version 0. The check that OpenZeppelin brings would let it run on every proxy with a lower version than the code has.',
      params: {_expectedVersion: 'The version that the proxy has to have; 0 for a new one.'},
      reverts: [
        {
          error: 'InitializedVersionWrong',
          when: 'The contract has another version; an implementation has 255.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
