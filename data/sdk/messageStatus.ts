import type {SdkField, SdkFunction} from './schema';

const hash: SdkField = {
  name: 'messageHash',
  type: 'Hex',
  meaning: 'The third indexed argument of `MessageSent`.',
};

/** How the actions about messages from L2 are asked. */
const onL2 = [
  {name: 'l2Client', type: 'Client', meaning: 'Reads the events of L2.'},
  hash,
  {
    name: 'l2LogsBlockRange',
    type: '{fromBlock?: bigint | BlockTag; toBlock?: bigint | BlockTag}',
    isOptional: true,
    meaning: 'Where to look for the message on L2. Default: all blocks.',
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
  summary: 'Reads the status of a message from L1, on L2, in one contract call.',
  notes: [
    '`UNKNOWN` has two meanings: the message is not anchored yet, or no such message exists. A wrong hash throws nothing.',
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
  returns: 'An [`OnChainMessageStatus`](/api/linea-sdk/core#onchainmessagestatus).',
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
  summary: 'Finds a message on L2, then reads from L1 whether it is finalized and claimed.',
  notes: [
    'A hash that the L2 endpoint does not find throws `MessageNotFoundError`. `UNKNOWN` means that L1 has no proof of the block yet.',
    'On L1 the action reads two values from the contract and no logs. The status is `CLAIMABLE` when L1 has the proof of the message’s L2 block.',
  ],
  params: [...onL2],
  returns: 'An [`OnChainMessageStatus`](/api/linea-sdk/core#onchainmessagestatus).',
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
    'Builds the Merkle proof that `claimOnL1` needs, from the events of both layers. The L2 block must be finalized on L1.',
  notes: [
    '`l2LogsBlockRange` limits only the search for your message. The action then reads every message in the finalized L2 blocks, 10,000 blocks at a time.',
    'On L1 the action requests logs from the first block to the newest. If that fails, it finds the finalization with calls at past blocks, then requests at most 10,000 blocks. Those calls need an archive endpoint.',
    'Pass the hash in lower case, as events have it. Another spelling ends in `MessageNotFoundError`.',
  ],
  params: [...onL2],
  returns: 'A [`MessageProof`](/api/linea-sdk/core#messageproof).',
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
