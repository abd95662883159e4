import type {ContractFacts} from './schema';

export const ClaimMessageV1 = {
  name: 'ClaimMessageV1',
  kind: 'abstract contract',
  summary: 'Delivers messages from L2 that are older than Merkle trees, without a proof.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/v1/ClaimMessageV1.sol',
  checked: '2026-11-22',
  page: 'messageservice/l1/v1/claimmessagev1',
  bases: ['IClaimMessageV1', 'L1MessageServiceBase'],
  members: [
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) public',
      meaning:
        'Delivers a message for which `inboxL2L1MessageStatus` is 1: sends `_value` to `_to` and calls it with `_calldata`, then pays `_fee` out. Messages since Alpha v2, of February 2024, have no entry there and need `claimMessageWithProof`.',
      params: {
        _from: 'Who sent the message on L2.',
        _to: 'The recipient on L1.',
        _fee: 'What the message pays for its delivery, in wei, as in its `MessageSent`.',
        _value: 'What the recipient gets, in wei.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
        _calldata: 'With what the recipient is called.',
        _nonce: 'The number of the message on L2.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'It is called from within a delivery.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message needs a proof, was claimed, or an argument is not that of the message.',
        },
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value do not fit into the running period. Try again in the next one; a message above the whole limit waits until that is raised.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract lacks the ETH. Its own error comes through when there is one.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'Who should get the fee does not take it with 2,300 gas, or the contract lacks the ETH for it.',
        },
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
