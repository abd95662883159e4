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
  {name: 'nonce', type: 'bigint', meaning: 'The message number in its direction.'},
  {name: 'calldata', type: 'Hex', meaning: 'The calldata that the recipient receives.'},
  {
    name: 'messageHash',
    type: 'Hex',
    meaning: 'The hash that identifies the message on both layers.',
  },
] as const satisfies readonly SdkField[];

const linked = (name: string, meaning: string): SdkField => ({name, meaning});

const byMessage = [
  linked('getMessageByMessageHash', 'Finds a message by its hash.'),
  linked('getMessagesByTransactionHash', 'Returns the messages of a transaction.'),
  linked('getTransactionReceiptByMessageHash', 'Returns the sending transaction’s receipt.'),
] as const;

const WITHOUT_A_LIBRARY =
  'The interface doesn’t depend on a library, so `l2Client` can have any type.';

export const OnChainMessageStatus: SdkType = {
  ...core,
  name: 'OnChainMessageStatus',
  kind: 'enum',
  summary: 'A message’s status on the destination layer. Each value is its name as a string.',
  fields: [
    {
      name: 'UNKNOWN',
      meaning: 'Not anchored on L2 yet, not finalized on L1 yet, or no such message.',
    },
    {name: 'CLAIMABLE', meaning: 'The destination accepts a claim.'},
    {name: 'CLAIMED', meaning: 'The message was delivered and can’t be claimed again.'},
  ],
  sample: {
    file: 'core.ts',
    region: 'status',
    lead: 'Compare a status. The output is `CLAIMABLE true`:',
  },
  source: MESSAGE,
};

export const Message: SdkType = {
  ...core,
  name: 'Message',
  kind: 'type',
  summary:
    'A message, with the values of its `MessageSent` event. The type parameter `T` sets the type of the numbers: `bigint` by default.',
  fields: [...message],
  source: MESSAGE,
};

export const ExtendedMessage: SdkType = {
  ...core,
  name: 'ExtendedMessage',
  kind: 'type',
  summary: 'A `Message` with the transaction and block that sent it.',
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
  summary: 'The Merkle proof that a claim on L1 needs.',
  fields: [
    {name: 'proof', type: 'Hex[]', meaning: 'The siblings, from the leaf up to the root.'},
    {name: 'root', type: 'Hex', meaning: 'The Merkle root, which L1 must have.'},
    {name: 'leafIndex', type: 'number', meaning: 'The position of the leaf in its tree.'},
  ],
  source: MESSAGE,
};

export const L1PublicClient: SdkType = {
  ...core,
  name: 'L1PublicClient',
  kind: 'type',
  summary: 'The read functions of an L1 client, for any library.',
  notes: [WITHOUT_A_LIBRARY],
  fields: [
    linked('getL2ToL1MessageStatus', 'Returns the status of a message from L2.'),
    linked('getMessageProof', 'Builds the proof of a message from L2.'),
    ...byMessage,
  ],
  sample: {
    file: 'anyClient.ts',
    region: 'reader',
    lead: 'Write a function that accepts any client with this action:',
  },
  source: PUBLIC,
};

export const L2PublicClient: SdkType = {
  ...core,
  name: 'L2PublicClient',
  kind: 'type',
  summary: 'The read functions of an L2 client, for any library.',
  fields: [
    linked('getL1ToL2MessageStatus', 'Returns the status of a message from L1.'),
    linked('getBlockExtraData', 'Returns the prices in a block.'),
    ...byMessage,
  ],
  source: PUBLIC,
};

export const L1WalletClient: SdkType = {
  ...core,
  name: 'L1WalletClient',
  kind: 'type',
  summary: 'The functions of an L1 client that send transactions, for any library.',
  notes: [
    'Here, `claimOnL1` has the parameter `nonce` and requires `messageProof`. In `sdk-viem`, the parameter is `messageNonce`, and `claimOnL1` can build the proof.',
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
  summary: 'The functions of an L2 client that send transactions, for any library.',
  notes: [
    'Here, `claimOnL2` has the parameter `nonce`. In `sdk-viem`, the parameter is `messageNonce`.',
  ],
  fields: [
    linked('withdraw', 'Sends ETH or a token to L1.'),
    linked('claimOnL2', 'Claims a message from L1.'),
  ],
  source: WALLET,
};
