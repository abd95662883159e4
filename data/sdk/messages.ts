import type {SdkField, SdkFunction} from './schema';

const service: SdkField = {
  name: 'messageServiceAddress',
  type: 'Address',
  isOptional: true,
  meaning: 'Default: the message service of the client’s network.',
};

const byHash = [
  {name: 'messageHash', type: 'Hex', meaning: 'The third indexed argument of `MessageSent`.'},
  service,
  {
    name: 'messageBlockNumber',
    type: 'bigint',
    isOptional: true,
    meaning: 'The block that sent the message. Default: all blocks.',
  },
] as const satisfies readonly SdkField[];

const sender = 'the layer that sent the message';

/** A message, as two actions return it. */
const message = [
  {name: 'from', type: 'Address', meaning: 'Who called `sendMessage`.'},
  {name: 'to', type: 'Address', meaning: 'The recipient on the other layer.'},
  {name: 'fee', type: 'bigint', meaning: 'The fee for the claim, in wei.'},
  {name: 'value', type: 'bigint', meaning: 'The ETH that arrives, in wei.'},
  {name: 'nonce', type: 'bigint', meaning: 'The message number in its direction.'},
  {name: 'calldata', type: 'Hex', meaning: 'The calldata that the recipient receives.'},
  {
    name: 'messageHash',
    type: 'Hex',
    meaning: 'The hash that identifies the message on both layers.',
  },
  {name: 'transactionHash', type: 'Hex', meaning: 'The transaction that sent the message.'},
  {name: 'blockNumber', type: 'bigint', meaning: 'The block of that transaction.'},
] as const satisfies readonly SdkField[];

export const getMessagesByTransactionHash: SdkFunction = {
  name: 'getMessagesByTransactionHash',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getMessagesByTransactionHash(client: Client, parameters: GetMessagesByTransactionHashParameters): Promise<ExtendedMessage[]>',
  client: sender,
  summary:
    'Returns the messages that a transaction sent. It reads the receipt and searches no logs.',
  notes: [
    'If the transaction sent no message through this message service, the list is empty.',
    'If the transaction is pending, viem throws `TransactionReceiptNotFoundError`. Wait for the receipt first.',
  ],
  params: [
    {name: 'transactionHash', type: 'Hex', meaning: 'The transaction that sent the messages.'},
    service,
  ],
  returns: 'A list of messages, in the order in which the transaction sent them.',
  results: [...message],
  throws: ['ChainNotFoundError', 'Unsupported chain ID', 'TransactionReceiptNotFoundError'],
  calls: ['LineaRollup.MessageSent', 'L2MessageService.MessageSent'],
  sample: {
    file: 'message.ts',
    region: 'message',
    lead: 'Read the first message of a transaction:',
  },
  types: [
    'GetMessagesByTransactionHashParameters',
    'GetMessagesByTransactionHashReturnType',
    'GetMessagesByTransactionHashErrorType',
  ],
  source:
    'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/getMessagesByTransactionHash.ts',
};

export const getMessageByMessageHash: SdkFunction = {
  name: 'getMessageByMessageHash',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getMessageByMessageHash(client: Client, parameters: GetMessageByMessageHashParameters): Promise<GetMessageByMessageHashReturnType>',
  client: sender,
  summary: 'Finds a message by its hash in the logs of the layer that sent it.',
  notes: [
    'Without `messageBlockNumber`, the action requests logs from the first block to the newest. If your endpoint limits ranges and you don’t know the block, use `getMessageSentEvents`.',
  ],
  params: [...byHash],
  returns: 'The message.',
  results: [
    ...message,
    {name: 'logIndex', type: 'number', meaning: 'The event’s index in its block.'},
  ],
  throws: ['ChainNotFoundError', 'Unsupported chain ID', 'MessageNotFoundError'],
  calls: ['LineaRollup.MessageSent', 'L2MessageService.MessageSent'],
  sample: {file: 'findMessage.ts', region: 'message', lead: 'Find a message from L1:'},
  types: [
    'GetMessageByMessageHashParameters',
    'GetMessageByMessageHashReturnType',
    'GetMessageByMessageHashErrorType',
  ],
  source:
    'LFDT-Lineth/lineth-monorepo@0bb4627e:ts-libs/sdk/sdk-viem/src/actions/getMessageByMessageHash.ts',
};

export const getTransactionReceiptByMessageHash: SdkFunction = {
  name: 'getTransactionReceiptByMessageHash',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getTransactionReceiptByMessageHash(client: Client, parameters: GetTransactionReceiptByMessageHashParameters): Promise<TransactionReceipt>',
  client: sender,
  summary: 'Returns the receipt of the transaction that sent a message, not the claim’s receipt.',
  notes: [
    'Without `messageBlockNumber`, the action requests logs from the first block to the newest, like `getMessageByMessageHash`.',
  ],
  params: [...byHash],
  returns: 'viem’s `TransactionReceipt`.',
  throws: ['ChainNotFoundError', 'Unsupported chain ID', 'MessageNotFoundError'],
  calls: ['LineaRollup.MessageSent', 'L2MessageService.MessageSent'],
  sample: {
    file: 'findMessage.ts',
    region: 'receipt',
    lead: 'Find the transaction that sent a message from L1:',
  },
  types: [
    'GetTransactionReceiptByMessageHashParameters',
    'GetTransactionReceiptByMessageHashReturnType',
    'GetTransactionReceiptByMessageHashErrorType',
  ],
  source:
    'LFDT-Lineth/lineth-monorepo@b13ff1b3:ts-libs/sdk/sdk-viem/src/actions/getTransactionReceiptByMessageHash.ts',
};

export const getMessageSentEvents: SdkFunction = {
  name: 'getMessageSentEvents',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getMessageSentEvents(client: Client, parameters: {address?: Address | Address[]; args?: {_from?: Address | readonly Address[] | null; _to?: Address | readonly Address[] | null; _messageHash?: Hash | readonly Hash[] | null}; fromBlock?: bigint | BlockTag; toBlock?: bigint | BlockTag}): Promise<GetMessageSentEventsReturnType>',
  client: sender,
  summary:
    'Lists `MessageSent` events in a range of blocks, filtered by sender, recipient or hash.',
  notes: [
    'Pass `address`. Without it, the list includes the events of any contract that copies the signature.',
    'Three field names differ from those of a message: `messageSender`, `destination` and `messageNonce`.',
    'No [decorator](#publicactionsl1) adds this action. Pass the client as first argument.',
  ],
  params: [
    {
      name: 'address',
      type: 'Address | Address[]',
      isOptional: true,
      meaning: 'The message service. Default: every contract.',
    },
    {
      name: 'args',
      type: '{_from?: Address | readonly Address[] | null; _to?: Address | readonly Address[] | null; _messageHash?: Hash | readonly Hash[] | null}',
      isOptional: true,
      meaning: 'The indexed arguments to filter by. Default: no filter.',
    },
    {
      name: 'fromBlock',
      type: 'bigint | BlockTag',
      isOptional: true,
      meaning: 'Default: `earliest`.',
    },
    {name: 'toBlock', type: 'bigint | BlockTag', isOptional: true, meaning: 'Default: `latest`.'},
  ],
  returns: 'A list of events. Events that a reorganization removed are left out.',
  results: [
    {name: 'messageSender', type: 'Address', meaning: 'Who called `sendMessage`.'},
    {name: 'destination', type: 'Address', meaning: 'The recipient on the other layer.'},
    {name: 'fee', type: 'bigint', meaning: 'The fee for the claim, in wei.'},
    {name: 'value', type: 'bigint', meaning: 'The ETH that arrives, in wei.'},
    {name: 'messageNonce', type: 'bigint', meaning: 'The message number.'},
    {name: 'calldata', type: 'Hex', meaning: 'The calldata that the recipient receives.'},
    {name: 'messageHash', type: 'Hash', meaning: 'The hash of the message.'},
    {name: 'blockNumber', type: 'bigint | null', meaning: 'The block of the event.'},
    {name: 'logIndex', type: 'number | null', meaning: 'The event’s index in its block.'},
    {name: 'contractAddress', type: 'Address', meaning: 'The contract that emitted the event.'},
    {name: 'transactionHash', type: 'Hash | null', meaning: 'The transaction of the event.'},
  ],
  calls: ['LineaRollup.MessageSent', 'L2MessageService.MessageSent'],
  sample: {
    file: 'listMessages.ts',
    region: 'call',
    lead: 'List your messages of the last 10,000 L2 blocks. Import [`getContractsAddressesByChainId`](/api/linea-sdk/core#getcontractsaddressesbychainid) from `@lfdt-lineth/sdk-core`, which npm installs with this package:',
  },
  types: [
    'GetMessageSentEventsParameters',
    'GetMessageSentEventsReturnType',
    'GetMessageSentEventsErrorType',
  ],
  source:
    'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/getMessageSentEvents.ts',
};
