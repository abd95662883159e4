import type {ContractFacts} from './schema';

export const L1MessageManagerV1 = {
  name: 'L1MessageManagerV1',
  kind: 'abstract contract',
  summary: 'Keeps the status of messages on L1 from before Merkle trees and rolling hashes.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/v1/L1MessageManagerV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/v1/l1messagemanagerv1',
  bases: ['IL1MessageManagerV1'],
  members: [
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_UNKNOWN() public view returns (uint8)',
      value: '0',
      meaning:
        'In `inboxL2L1MessageStatus`: claimed, never sent, or new enough to need a proof. The three look the same.',
    },
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_RECEIVED() public view returns (uint8)',
      value: '1',
      meaning: 'In `inboxL2L1MessageStatus`: an old message that `claimMessage` can still deliver.',
    },
    {
      kind: 'constant',
      signature: 'function OUTBOX_STATUS_UNKNOWN() public view returns (uint8)',
      value: '0',
      meaning: 'In `outboxL1L2MessageStatus`: no old message has this hash.',
    },
    {
      kind: 'constant',
      signature: 'function OUTBOX_STATUS_SENT() public view returns (uint8)',
      value: '1',
      meaning:
        'In `outboxL1L2MessageStatus`: L2 had not reported that it knows the message when the record ended.',
    },
    {
      kind: 'constant',
      signature: 'function OUTBOX_STATUS_RECEIVED() public view returns (uint8)',
      value: '2',
      meaning:
        'In `outboxL1L2MessageStatus`: L2 had reported that it knows the message. Whether it was claimed there is not said.',
    },
    {
      kind: 'variable',
      signature:
        'function outboxL1L2MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning:
        'A record that nothing writes any more. What became of a message to L2 is told by `inboxL1L2MessageStatus` of `L2MessageService`.',
      params: {messageHash: 'As in `MessageSent` on L1.'},
      returns: {
        messageStatus:
          '0: unknown, 1: sent, 2: received; 0 for every message that is newer than the record.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function inboxL2L1MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning:
        'Of use only for messages from before there were Merkle roots. A claim deletes the entry, so it cannot tell claimed from unknown: look for `MessageClaimed` with the hash.',
      params: {messageHash: 'As in `MessageSent` on L2.'},
      returns: {messageStatus: '1: `claimMessage` delivers it; 0: it does not.'},
    },
    {
      kind: 'function',
      signature: 'function _updateL2L1MessageStatusToClaimed(bytes32 _messageHash) internal',
      meaning:
        'Deletes the entry before the recipient is called, which also gives some gas back to the claimer.',
      params: {_messageHash: 'The hash of the arguments of the claim.'},
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The status is another than 1.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
