import type {ContractFacts} from './schema';

export const L2MessageManagerV1 = {
  name: 'L2MessageManagerV1',
  kind: 'abstract contract',
  summary: 'Keeps the status of each message from L1 on L2.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageManagerV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l2/v1/l2messagemanagerv1',
  bases: ['Initializable', 'L2MessageServicePauseManager', 'IL2MessageManagerV1'],
  members: [
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_UNKNOWN() public view returns (uint8)',
      value: '0',
      meaning: 'L2 has not heard of the message: wait for its anchoring, or look for a wrong hash.',
    },
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_RECEIVED() public view returns (uint8)',
      value: '1',
      meaning: 'The message is anchored, and can be claimed.',
    },
    {
      kind: 'constant',
      signature: 'function INBOX_STATUS_CLAIMED() public view returns (uint8)',
      value: '2',
      meaning: 'The message was delivered. This is final.',
    },
    {
      kind: 'variable',
      signature:
        'function inboxL1L2MessageStatus(bytes32 messageHash) public view returns (uint256 messageStatus)',
      meaning: 'Ask before a claim: a claim that cannot succeed costs its gas.',
      sample: '/api/linea-smart-contracts/messageservice/l2/l2messageservice#claim',
      params: {messageHash: 'As in `MessageSent` on L1.'},
      returns: {messageStatus: '0: not anchored, 1: can be claimed, 2: claimed.'},
    },
    {
      kind: 'function',
      signature: 'function _updateL1L2MessageStatusToClaimed(bytes32 _messageHash) internal',
      meaning:
        'Runs before the recipient is called, so that a call back finds the message claimed.',
      params: {_messageHash: 'The hash of the message.'},
      reverts: [
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The status is another than 1.',
        },
      ],
    },
  ],
} as const satisfies ContractFacts;
