import type {ContractFacts} from './schema';

export const ClaimMessageV1 = {
  name: 'ClaimMessageV1',
  kind: 'abstract contract',
  summary: 'Delivers messages from L2 that predate Merkle trees, without a proof.',
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
        'Claims a message whose `inboxL2L1MessageStatus` is 1. It sends `_value` to `_to`, calls it with `_calldata`, then pays out `_fee`. Messages since Alpha v2 (February 2024) have no such status and need `claimMessageWithProof`.',
      params: {
        _from: 'Sender on L2.',
        _to: 'Recipient on L1.',
        _fee: 'Fee of the message in wei, as in `MessageSent`.',
        _value: 'Amount for the recipient, in wei.',
        _feeRecipient: 'Account that gets the fee. Zero means the caller.',
        _calldata: 'Calldata for the call to the recipient.',
        _nonce: 'Number of the message on L2.',
      },
      callers: ['anyone'],
      pausedBy: ['L2_L1', 'GENERAL'],
      reverts: [
        {error: 'ReentrantCall', when: 'The call comes from within a delivery.'},
        {
          error: 'MessageDoesNotExistOrHasAlreadyBeenClaimed',
          when: 'The message needs a proof or was claimed, or an argument differs from the message.',
        },
        {
          error: 'RateLimitExceeded',
          when: 'Fee and value exceed the rest of the period’s limit. Claim in the next period, or, above the whole limit, after it’s raised.',
        },
        {
          error: 'MessageSendingFailed',
          when: 'The recipient reverted without data, or the contract has too little ETH. If the recipient reverted with data, you get its error instead.',
        },
        {
          error: 'FeePaymentFailed',
          when: 'The fee recipient rejects the payment or needs more than 2,300 gas, or the contract has too little ETH.',
        },
      ],
      emits: ['MessageClaimed'],
    },
  ],
} as const satisfies ContractFacts;
