import type {ContractFacts} from './schema';

export const TransientStorageReentrancyGuardUpgradeable = {
  name: 'TransientStorageReentrancyGuardUpgradeable',
  kind: 'abstract contract',
  summary:
    'Keeps a function from being called again before it has returned, by a mark in transient storage.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/reentrancy/TransientStorageReentrancyGuardUpgradeable.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/transientstoragereentrancyguardupgradeable',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error ReentrantCall()',
      meaning:
        'A contract that is being called by the guarded function calls back: a recipient that claims another message, for example. Claim the second one after the first has returned.',
    },
    {
      kind: 'modifier',
      signature: 'modifier nonReentrant()',
      meaning:
        'One mark for all functions of a contract that have it. It is gone at the latest with the transaction, so a failed call leaves nothing locked.',
      reverts: [
        {error: 'ReentrantCall', when: 'A guarded function of this contract is still running.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
