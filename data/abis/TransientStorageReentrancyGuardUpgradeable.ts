import type {ContractFacts} from './schema';

export const TransientStorageReentrancyGuardUpgradeable = {
  name: 'TransientStorageReentrancyGuardUpgradeable',
  kind: 'abstract contract',
  summary: 'Rejects a call to a guarded function while another guarded function is running.',
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
        'A guarded function was called while another was running, for example by a recipient that claims a message during a claim. Send the second claim after the first has returned.',
    },
    {
      kind: 'modifier',
      signature: 'modifier nonReentrant()',
      meaning:
        'Sets one lock for all guarded functions of a contract. The lock never outlives the transaction, so a failed call leaves nothing locked.',
      reverts: [
        {error: 'ReentrantCall', when: 'A guarded function of this contract is still running.'},
      ],
    },
  ],
} as const satisfies ContractFacts;
