import type {SdkField, SdkType} from './schema';

const core = {package: '@lfdt-lineth/sdk-core', group: 'core-types'} as const;

const MESSAGE = 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/types/message.ts';
const PUBLIC = 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/types/client/public.ts';
const WALLET = 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/types/client/wallet.ts';

const message = [
  {name: 'from', type: 'Address', meaning: 'Who called `sendMessage`.'},
  {name: 'to', type: 'Address', meaning: 'The recipient on the other layer.'},
  {name: 'fee', type: 'bigint', meaning: 'The fee for the claim, in wei.'},
  {name: 'value', type: 'bigint', meaning: 'The ETH that arrives, in wei.'},
  {name: 'nonce', type: 'bigint', meaning: 'The number of the message in its direction.'},
  {name: 'calldata', type: 'Hex', meaning: 'The calldata that the recipient receives.'},
  {name: 'messageHash', type: 'Hex', meaning: 'The hash under which both layers know it.'},
] as const satisfies readonly SdkField[];

const linked = (name: string, meaning: string): SdkField => ({name, meaning});

const byMessage = [
  linked('getMessageByMessageHash', 'A message by its hash.'),
  linked('getMessagesByTransactionHash', 'The messages of a transaction.'),
  linked('getTransactionReceiptByMessageHash', 'The receipt of the transaction that sent it.'),
] as const;

const WITHOUT_A_LIBRARY =
  'The interface names no library: `l2Client` has the type that your implementation gives it.';

export const OnChainMessageStatus: SdkType = {
  ...core,
  name: 'OnChainMessageStatus',
  kind: 'enum',
  summary: 'What the destination layer knows about a message. The values are the names as strings.',
  fields: [
    {name: 'UNKNOWN', meaning: 'Not anchored on L2, or not finalized on L1, or no such message.'},
    {name: 'CLAIMABLE', meaning: 'The destination accepts a claim.'},
    {name: 'CLAIMED', meaning: 'The message was delivered. This is final.'},
  ],
  sample: {file: 'core.ts', region: 'status', lead: 'Compare a status:'},
  source: MESSAGE,
};

export const Message: SdkType = {
  ...core,
  name: 'Message',
  kind: 'type',
  summary:
    'A message as `MessageSent` shows it. The numbers have the type parameter `T`, by default bigint.',
  fields: [...message],
  source: MESSAGE,
};

export const ExtendedMessage: SdkType = {
  ...core,
  name: 'ExtendedMessage',
  kind: 'type',
  summary: 'A `Message` and where it was sent.',
  fields: [
    ...message,
    {name: 'transactionHash', type: 'Hex', meaning: 'The transaction that sent it.'},
    {name: 'blockNumber', type: 'bigint', meaning: 'The block of that transaction.'},
  ],
  source: MESSAGE,
};

export const MessageProof: SdkType = {
  ...core,
  name: 'MessageProof',
  kind: 'type',
  summary: 'What a claim on L1 needs beside the message.',
  fields: [
    {name: 'proof', type: 'Hex[]', meaning: 'The siblings, from the leaf up to the root.'},
    {name: 'root', type: 'Hex', meaning: 'The root, which L1 must know.'},
    {name: 'leafIndex', type: 'number', meaning: 'The position of the leaf in its tree.'},
  ],
  source: MESSAGE,
};

export const L1PublicClient: SdkType = {
  ...core,
  name: 'L1PublicClient',
  kind: 'type',
  summary: 'What an L1 client can read, whatever library it uses.',
  notes: [WITHOUT_A_LIBRARY],
  fields: [
    linked('getL2ToL1MessageStatus', 'The status of a message from L2.'),
    linked('getMessageProof', 'The proof of a message from L2.'),
    ...byMessage,
  ],
  sample: {
    file: 'anyClient.ts',
    region: 'reader',
    lead: 'Write a function that takes any such client:',
  },
  source: PUBLIC,
};

export const L2PublicClient: SdkType = {
  ...core,
  name: 'L2PublicClient',
  kind: 'type',
  summary: 'What an L2 client can read, whatever library it uses.',
  fields: [
    linked('getL1ToL2MessageStatus', 'The status of a message from L1.'),
    linked('getBlockExtraData', 'The prices in a block.'),
    ...byMessage,
  ],
  source: PUBLIC,
};

export const L1WalletClient: SdkType = {
  ...core,
  name: 'L1WalletClient',
  kind: 'type',
  summary: 'What an L1 client can send, whatever library it uses.',
  notes: [
    'Its `claimOnL1` takes `nonce` and requires `messageProof`. That of `sdk-viem` takes `messageNonce` and can build the proof.',
  ],
  fields: [
    linked('deposit', 'Sends ETH or a token to L2.'),
    linked('claimOnL1', 'Claims a message from L2.'),
  ],
  source: WALLET,
};

export const L2WalletClient: SdkType = {
  ...core,
  name: 'L2WalletClient',
  kind: 'type',
  summary: 'What an L2 client can send, whatever library it uses.',
  notes: ['Its `claimOnL2` takes `nonce`. That of `sdk-viem` takes `messageNonce`.'],
  fields: [
    linked('withdraw', 'Sends ETH or a token to L1.'),
    linked('claimOnL2', 'Claims a message from L1.'),
  ],
  source: WALLET,
};
