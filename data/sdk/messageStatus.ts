import type {SdkField, SdkFunction} from './schema';

const hash: SdkField = {
  name: 'messageHash',
  type: 'Hex',
  meaning: 'The third indexed argument of `MessageSent`.',
};

/** The parameters of the actions about messages from L2. */
const onL2 = [
  {name: 'l2Client', type: 'Client', meaning: 'Reads L2 events.'},
  hash,
  {
    name: 'l2LogsBlockRange',
    type: '{fromBlock?: bigint | BlockTag; toBlock?: bigint | BlockTag}',
    isOptional: true,
    meaning: 'The L2 blocks to search for the message. Default: all blocks.',
  },
  {
    name: 'lineaRollupAddress',
    type: 'Address',
    isOptional: true,
    meaning: 'Default: `LineaRollup` of the client’s network.',
  },
  {
    name: 'l2MessageServiceAddress',
    type: 'Address',
    isOptional: true,
    meaning: 'Default: `L2MessageService` of the network of `l2Client`.',
  },
] as const satisfies readonly SdkField[];

export const getL1ToL2MessageStatus: SdkFunction = {
  name: 'getL1ToL2MessageStatus',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getL1ToL2MessageStatus(client: Client, parameters: GetL1ToL2MessageStatusParameters): Promise<OnChainMessageStatus>',
  client: 'L2',
  summary: 'Returns the status of a message from L1. It makes one contract call on L2.',
  notes: [
    '`UNKNOWN` means that the message isn’t anchored yet or doesn’t exist. A wrong hash doesn’t throw.',
  ],
  params: [
    hash,
    {
      name: 'l2MessageServiceAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `L2MessageService` of the client’s network.',
    },
  ],
  returns:
    'An [`OnChainMessageStatus`](/api/linea-sdk/core#onchainmessagestatus): `UNKNOWN`, `CLAIMABLE` or `CLAIMED`.',
  throws: ['ChainNotFoundError', 'Unsupported chain ID'],
  calls: ['L2MessageService.inboxL1L2MessageStatus'],
  sample: {file: 'depositStatus.ts', region: 'call', lead: 'Print the status of a deposit:'},
  types: [
    'GetL1ToL2MessageStatusParameters',
    'GetL1ToL2MessageStatusReturnType',
    'GetL1ToL2MessageStatusErrorType',
  ],
  source:
    'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/getL1ToL2MessageStatus.ts',
};

export const getL2ToL1MessageStatus: SdkFunction = {
  name: 'getL2ToL1MessageStatus',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getL2ToL1MessageStatus(client: Client, parameters: GetL2ToL1MessageStatusParameters): Promise<OnChainMessageStatus>',
  client: 'L1',
  summary:
    'Finds a message on L2, then reads from L1 whether the message is finalized and claimed.',
  notes: [
    '`UNKNOWN` means that L1 doesn’t have the proof of the message’s L2 block yet. `CLAIMABLE` means that it does.',
    'If L2 has no message with this hash, the action throws `MessageNotFoundError`. On L1, it reads two contract values and no logs.',
  ],
  params: [...onL2],
  returns:
    'An [`OnChainMessageStatus`](/api/linea-sdk/core#onchainmessagestatus): `UNKNOWN`, `CLAIMABLE` or `CLAIMED`.',
  throws: [
    'ChainNotFoundError',
    'ClientChainNotConfiguredError',
    'Unsupported chain ID',
    'MessageNotFoundError',
  ],
  calls: [
    'L2MessageService.MessageSent',
    'LineaRollup.currentL2BlockNumber',
    'LineaRollup.isMessageClaimed',
  ],
  sample: {file: 'withdrawalStatus.ts', region: 'call', lead: 'Print the status of a withdrawal:'},
  types: [
    'GetL2ToL1MessageStatusParameters',
    'GetL2ToL1MessageStatusReturnType',
    'GetL2ToL1MessageStatusErrorType',
  ],
  source:
    'LFDT-Lineth/lineth-monorepo@db7bdb36:ts-libs/sdk/sdk-viem/src/actions/getL2ToL1MessageStatus.ts',
};

export const getMessageProof: SdkFunction = {
  name: 'getMessageProof',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'read',
  signature:
    'getMessageProof(client: Client, parameters: GetMessageProofParameters): Promise<MessageProof>',
  client: 'L1',
  summary:
    'Reads events on both layers and builds the Merkle proof that `claimOnL1` needs. The message’s L2 block must be finalized on L1.',
  notes: [
    '`l2LogsBlockRange` limits only the search for your message. The action then reads all messages in the finalized range of L2 blocks, 10,000 blocks at a time.',
    'On L1, the action requests logs from the first block to the newest. If the request fails, the action reads the contract at past blocks, which needs an archive endpoint. It then requests the logs of at most 10,000 L1 blocks.',
    'Pass the hash in lower case. If it has uppercase letters, the action throws `MessageNotFoundError`.',
  ],
  params: [...onL2],
  returns: 'A [`MessageProof`](/api/linea-sdk/core#messageproof).',
  results: [
    {name: 'proof', type: 'Hex[]', meaning: 'The siblings, from the leaf up to the root.'},
    {name: 'root', type: 'Hex', meaning: 'The Merkle root, which L1 must have.'},
    {name: 'leafIndex', type: 'number', meaning: 'The position of the leaf in its tree.'},
  ],
  throws: [
    'ChainNotFoundError',
    'ClientChainNotConfiguredError',
    'Unsupported chain ID',
    'MessageNotFoundError',
    'L2BlockNotFinalizedError',
    'EventNotFoundInFinalizationDataError',
    'MessagesNotFoundInBlockRangeError',
    'MerkleRootNotFoundInFinalizationDataError',
  ],
  calls: [
    'L2MessageService.MessageSent',
    'LineaRollup.L2MessagingBlockAnchored',
    'LineaRollup.L2MerkleRootAdded',
    'LineaRollup.currentL2BlockNumber',
  ],
  sample: {file: 'claimWithProof.ts', region: 'proof', lead: 'Build the proof of a withdrawal:'},
  types: ['GetMessageProofParameters', 'GetMessageProofReturnType', 'GetMessageProofErrorType'],
  source:
    'LFDT-Lineth/lineth-monorepo@db7bdb36:ts-libs/sdk/sdk-viem/src/actions/getMessageProof.ts',
};
