import type {ContractFacts} from './schema';

export const IL1MessageManagerV1 = {
  name: 'IL1MessageManagerV1',
  kind: 'interface',
  summary: 'The error of claims on L1 that bring no proof.',
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
        'On L1, the answer of `claimMessage` to every message since Alpha v2, of February 2024: those need a proof, and `claimMessageWithProof`. To an older one, it says that the message was delivered or that an argument is wrong.',
      params: {messageHash: 'The hash of the arguments of the claim.'},
    },
  ],
} as const satisfies ContractFacts;
