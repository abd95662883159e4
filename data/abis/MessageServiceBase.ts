import type {ContractFacts} from './schema';

export const MessageServiceBase = {
  name: 'MessageServiceBase',
  kind: 'abstract contract',
  summary:
    'Lets a contract take calls from its counterpart on the other layer, and from nobody else.',
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
        'Must be the one of the same layer: `LineaRollup` on L1, `L2MessageService` on L2. No function of this contract changes it after the set-up; `TokenBridge` adds one.',
      returns: 'The contract that delivers messages here, and through which they are sent.',
    },
    {
      kind: 'variable',
      signature: 'function remoteSender() public view returns (address)',
      meaning:
        'An address of the other layer, where it means the counterpart. On this one, it can belong to somebody else.',
      returns:
        'The only account whose messages pass `onlyAuthorizedRemoteSender`; zero until it is set.',
    },
    {
      kind: 'event',
      signature: 'event RemoteSenderSet(address indexed remoteSender, address indexed setter)',
      meaning:
        'From this log on, messages of another contract are trusted. For `messageService`, this contract has no such event.',
      params: {
        remoteSender: 'The counterpart on the other layer.',
        setter: 'Who called the function that set it: at the set-up of a proxy, who deployed it.',
      },
    },
    {
      kind: 'error',
      signature: 'error CallerIsNotMessageService()',
      meaning:
        'Somebody called a function that only messages may call, such as `completeBridging` of `TokenBridge`. Claim the message, and the message service makes the call.',
    },
    {
      kind: 'error',
      signature: 'error SenderNotAuthorized()',
      meaning:
        'A message was to be delivered, and another account than `remoteSender` had sent it. The claim reverts, and will again: the right contract has to send a message of its own.',
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyMessagingService()',
      meaning:
        'Half of the check: anybody on the other layer can send a message. Use it together with `onlyAuthorizedRemoteSender`.',
      reverts: [
        {error: 'CallerIsNotMessageService', when: 'The caller is another than `messageService`.'},
      ],
    },
    {
      kind: 'modifier',
      signature: 'modifier onlyAuthorizedRemoteSender()',
      meaning:
        'The other half, useless alone: while a message of `remoteSender` is being delivered, each contract that the delivery reaches passes it. And as long as `remoteSender` is zero, everybody does outside of a delivery.',
      reverts: [
        {
          error: 'SenderNotAuthorized',
          when: '`sender()` of `messageService` gives another account than `remoteSender`.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function __MessageServiceBase_init(address _messageService) internal',
      meaning:
        'Leaves `remoteSender` empty: call `_setRemoteSender` in the same initializer. Needs an initializer also without a proxy.',
      params: {
        _messageService:
          'The message service of the same layer; not zero. That it is one is not checked.',
      },
      reverts: [
        {error: 'ZeroAddressNotAllowed', when: '`_messageService` is zero.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function _setRemoteSender(address _remoteSender) internal',
      meaning:
        'Checks no caller and can run again: whoever exposes it decides who may. Messages of the former counterpart that are on their way can then no longer be claimed.',
      params: {_remoteSender: 'The counterpart on the other layer; not zero.'},
      reverts: [{error: 'ZeroAddressNotAllowed', when: '`_remoteSender` is zero.'}],
      emits: ['RemoteSenderSet'],
    },
  ],
} as const satisfies ContractFacts;
