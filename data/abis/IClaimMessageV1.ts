import type {ContractFacts} from './schema';

export const IClaimMessageV1 = {
  name: 'IClaimMessageV1',
  kind: 'interface',
  summary:
    'Delivers a message by its fields alone: the one function, of the same form on both layers.',
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
        'On L1 it serves messages from before Alpha v2, of February 2024, and no others. `L2MessageService` has a function of the same selector, which serves every message from L1.',
      params: {
        _from: 'Who sent the message on the other layer.',
        _to: 'The recipient on this layer.',
        _fee: 'What the message pays for its delivery, in wei, as in its `MessageSent`.',
        _value: 'What the recipient gets, in wei.',
        _feeRecipient: 'Who gets the fee; zero is the caller.',
        _calldata: 'With what the recipient is called.',
        _nonce: 'The number of the message on the other layer.',
      },
      callers: ['anyone'],
    },
  ],
} as const satisfies ContractFacts;
