import type {ContractFacts} from './schema';

export const L2MessageManagerV1 = {
  name: 'L2MessageManagerV1',
  kind: 'abstract contract',
  summary: 'Stores the status of each message from L1 on L2.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageManagerV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/v1/l2messagemanagerv1',
  bases: ['Initializable', 'L2MessageServicePauseManager', 'IL2MessageManagerV1'],
  members: [
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_UNKNOWN() public view returns (uint8)',
      value: '0',
      meaning: 'L2 doesn’t have the message. Wait for anchoring, or check the hash.',
    },
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_RECEIVED() public view returns (uint8)',
      value: '1',
      meaning: 'The message is anchored, and you can claim it.',
    },
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_CLAIMED() public view returns (uint8)',
      value: '2',
      meaning: 'The message was delivered. This status is final.',
    },
    {
      kind: 'variable',
      signature:
        'function inboxL1L2MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning:
        'Returns whether you can claim a message. Check it first, because a claim that reverts costs gas.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#claim',
      params: {messageHash: 'Message hash, from `MessageSent` on L1.'},
      returns: {messageStatus: '0: not anchored, 1: claimable, 2: claimed.'},
    },
    {
      kind: 'function',
      signature: 'function _updateL1L2MessageStatusToClaimed(bytes32 _messageHash) internal',
      meaning:
        'Marks the message before the contract calls the recipient, so a callback finds the message claimed.',
      params: {_messageHash: 'Hash of the message.'},
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The status isn’t 1.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
