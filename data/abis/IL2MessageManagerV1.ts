import type {ContractFacts} from './schema';

export const IL2MessageManagerV1 = {
  name: 'IL2MessageManagerV1',
  kind: 'interface',
  summary: 'Events and errors of messages on L2 that stayed the same since the first version.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/interfaces/IL2MessageManagerV1.sol',
  checked: '2026-11-22',
  page: 'interfaces/l2/il2messagemanagerv1',
  bases: [],
  members: [
    {
      kind: 'event',
      signature:
        'event MinimumFeeChanged(uint256 previousMinimumFee, uint256 newMinimumFee, address indexed calledBy)',
      meaning: 'Messages from L2 need at least the new fee from this block on.',
      params: {
        previousMinimumFee: 'In wei; 0 at set-up.',
        newMinimumFee: 'In wei.',
        calledBy: 'Who changed it.',
      },
    },
    {
      kind: 'event',
      signature: 'event L1L2MessageHashesAddedToInbox(bytes32[] messageHashes)',
      meaning:
        'These messages from L1 can be claimed now. The list is that of the call: hashes that had been anchored before are in it, too.',
      params: {messageHashes: 'As in `MessageSent` on L1, in the order of their numbers.'},
    },
    {
      kind: 'error',
      signature: 'error MessageHashesListLengthHigherThanOneHundred(uint256 length)',
      meaning: 'Only whoever anchors messages meets it: send them in several calls.',
      params: {length: 'How many hashes were sent; 100 are allowed.'},
    },
    {
      kind: 'error',
      signature: 'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
      meaning:
        'Three causes look the same: the message is not anchored yet, it was claimed, or one of the arguments is not that of the message, which makes another hash. Ask `L2MessageManagerV1.inboxL1L2MessageStatus`.',
      params: {messageHash: 'The hash of the arguments of the claim.'},
    },
  ],
} as const satisfies ContractFacts;
