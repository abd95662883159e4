import type {ContractFacts} from './schema';

export const IL1MessageManagerV1 = {
  name: 'IL1MessageManagerV1',
  kind: 'interface',
  summary: 'Declares the error of claims without a proof on L1.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/v1/interfaces/IL1MessageManagerV1.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/il1messagemanagerv1',
  bases: [],
  members: [
    {
      kind: 'error',
      signature: 'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
      meaning:
        'On L1, `claimMessage` can’t deliver the message. A message since Alpha v2 (February 2024) needs `claimMessageWithProof`. An older message was already delivered, or an argument is wrong.',
      params: {messageHash: 'Hash of the claim’s arguments.'},
    },
  ],
} as const satisfies ContractFacts;
