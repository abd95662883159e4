import type {ContractFacts} from './schema';

export const IClaimMessageV1 = {
  name: 'IClaimMessageV1',
  kind: 'interface',
  summary:
    'Delivers a message from its fields alone, with one function that has the same form on both layers.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l1/v1/interfaces/IClaimMessageV1.sol',
  checked: '2026-11-22',
  page: 'interfaces/l1/iclaimmessagev1',
  bases: [],
  members: [
    {
      kind: 'function',
      signature:
        'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce) external',
      meaning:
        'Claims a message without a proof. On L1, it delivers only messages from before Alpha v2 (February 2024). `L2MessageService` has a function with the same selector, which delivers every message from L1.',
      params: {
        _from: 'Sender on the other layer.',
        _to: 'Recipient on this layer.',
        _fee: 'Fee of the message in wei, as in `MessageSent`.',
        _value: 'Amount for the recipient, in wei.',
        _feeRecipient: 'Account that gets the fee. Zero means the caller.',
        _calldata: 'Calldata for the call to the recipient.',
        _nonce: 'Number of the message on the other layer.',
      },
      callers: ['anyone'],
    },
  ],
} as const satisfies ContractFacts;
