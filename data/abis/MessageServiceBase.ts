import type {ContractFacts} from './schema';

export const MessageServiceBase = {
  name: 'MessageServiceBase',
  kind: 'abstract contract',
  summary: 'Lets a contract accept calls only from its counterpart on the other layer.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/MessageServiceBase.sol',
  checked: '2026-11-22',
  page: 'messageservice/messageservicebase',
  bases: ['Initializable', 'IGenericErrors'],
  uses: ['IMessageService'],
  members: [
    {
      kind: 'variable',
      signature: 'function messageService() public view returns (address)',
      meaning:
        'Returns the message service of the same layer: `LineaRollup` on L1, `L2MessageService` on L2. This contract can’t change it after initialization, but `TokenBridge` adds a function for that.',
      returns: 'The contract that delivers and sends messages on this layer.',
    },
    {
      kind: 'variable',
      signature: 'function remoteSender() public view returns (address)',
      meaning:
        'Returns the counterpart on the other layer. The same address on this layer may belong to another account, so don’t trust it here.',
      returns:
        'The only account whose messages pass `onlyAuthorizedRemoteSender`. Zero until it’s set.',
    },
    {
      kind: 'event',
      signature: 'event RemoteSenderSet(address indexed remoteSender, address indexed setter)',
      meaning:
        'Emitted when the trusted counterpart changes. This contract has no event for a change of `messageService`.',
      params: {
        remoteSender: 'The counterpart on the other layer.',
        setter:
          'Account that called the function; for a new proxy, the account that initialized it.',
      },
    },
    {
      kind: 'error',
      signature: 'error CallerIsNotMessageService()',
      meaning:
        'The caller isn’t the message service. Only messages can call this function, for example `completeBridging` of `TokenBridge`. Claim the message instead.',
    },
    {
      kind: 'error',
      signature: 'error SenderNotAuthorized()',
      meaning:
        'The delivered message isn’t from `remoteSender`. Claims revert while `remoteSender` is another address. If the sender isn’t your counterpart, send a new message from the counterpart.',
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyMessagingService()',
      meaning:
        'Rejects callers other than the message service. Any account on the other layer can send a message, so add `onlyAuthorizedRemoteSender`.',
      reverts: [{error: 'CallerIsNotMessageService', when: 'The caller isn’t `messageService`.'}],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyAuthorizedRemoteSender()',
      meaning:
        'Rejects messages that aren’t from `remoteSender`. Always add `onlyMessagingService`, because this modifier doesn’t check the caller.',
      reverts: [
        {
          error: 'SenderNotAuthorized',
          when: '`sender()` of `messageService` returns another account.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function __MessageServiceBase_init(address _messageService) internal',
      meaning:
        'Sets the message service, but not `remoteSender`: call `_setRemoteSender` for that.',
      params: {
        _messageService:
          'The message service of the same layer; not zero. The function doesn’t check that it is one.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_messageService` is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The function isn’t called from an initializer.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function _setRemoteSender(address _remoteSender) internal',
      meaning:
        'Sets the counterpart. It doesn’t check the caller and can run again, so restrict access if you expose it.',
      params: {_remoteSender: 'The counterpart on the other layer; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_remoteSender` is zero.'}],
      emits: ['RemoteSenderSet'],
    },
  ],
} as const satisfies ContractFacts;
