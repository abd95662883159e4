import type {ContractFacts} from './schema';

export const IL2MessageManagerV1 = {
  name: 'IL2MessageManagerV1',
  kind: 'interface',
  summary:
    'Declares the events and errors of messages on L2 that haven’t changed since the first version.',
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
      meaning:
        'Emitted when the minimum fee changes. Messages from L2 need at least the new fee from this block on.',
      params: {
        previousMinimumFee: 'Previous fee in wei. 0 at initialization.',
        newMinimumFee: 'New fee in wei.',
        calledBy: 'Account that changed the fee.',
      },
    },
    {
      kind: 'event',
      signature: 'event L1L2MessageHashesAddedToInbox(bytes32[] messageHashes)',
      meaning:
        'Emitted when messages from L1 become claimable. It contains every hash in the call, including any that were already anchored.',
      params: {messageHashes: 'Hashes from `MessageSent` on L1, in the order of their numbers.'},
    },
    {
      kind: 'error',
      signature: 'error MessageHashesListLengthHigherThanOneHundred(uint256 length)',
      meaning:
        'The list is too long. Anchor the messages in several calls. Only the account that anchors gets this error.',
      params: {length: 'Number of hashes in the call. The maximum is 100.'},
    },
    {
      kind: 'error',
      signature: 'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
      meaning:
        'The message isn’t anchored yet, it was already claimed, or a wrong argument produced a different hash.',
      params: {messageHash: 'Hash of the claim’s arguments.'},
    },
  ],
} as const satisfies ContractFacts;
