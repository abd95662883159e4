import type {ContractFacts} from './schema';

export const L1MessageManagerV1 = {
  name: 'L1MessageManagerV1',
  kind: 'abstract contract',
  summary: 'Stores the status of messages on L1 that predate Merkle trees and rolling hashes.',
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
        'In `inboxL2L1MessageStatus`: claimed, never sent, or new enough to need a proof. The status doesn’t distinguish these cases.',
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
        'In `outboxL1L2MessageStatus`: the message was sent, but L2 hadn’t reported it as received when these records ended.',
    },
    {
      kind: 'constant',
      signature: 'function OUTBOX_STATUS_RECEIVED() public view returns (uint8)',
      value: '2',
      meaning:
        'In `outboxL1L2MessageStatus`: L2 had reported the message as received. The status doesn’t show whether the message was claimed on L2.',
    },
    {
      kind: 'variable',
      signature:
        'function outboxL1L2MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning:
        'Returns the old status of a message to L2. No code writes it anymore. For the current status, call `inboxL1L2MessageStatus` of `L2MessageService`.',
      params: {messageHash: 'Message hash, from `MessageSent` on L1.'},
      returns: {
        messageStatus: '0: unknown or newer than these records, 1: sent, 2: received.',
      },
    },
    {
      kind: 'variable',
      signature:
        'function inboxL2L1MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning:
        'Returns whether you can claim a message that predates Merkle roots. A claim deletes the entry. To tell claimed from unknown, search for `MessageClaimed` with the hash.',
      params: {messageHash: 'Message hash, from `MessageSent` on L2.'},
      returns: {messageStatus: '1 if `claimMessage` can deliver the message, otherwise 0.'},
    },
    {
      kind: 'function',
      signature: 'function _updateL2L1MessageStatusToClaimed(bytes32 _messageHash) internal',
      meaning:
        'Deletes the entry before the contract calls the recipient. The deletion also refunds some gas to the claimer.',
      params: {_messageHash: 'Hash of the claim’s arguments.'},
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The status isn’t 1.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
