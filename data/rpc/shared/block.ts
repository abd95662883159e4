import type {ChoiceSchema, JsonSchema, ObjectSchema} from '../schema';
import {address, bloom, bytes32, bytes8, data, nothing, quantity} from './scalars';
import {transaction} from './transaction';
import {withdrawal} from './withdrawal';

/**
 * What stands in the header of a block. Besu: `BlockResult`. Fields that came with a fork are missing before it.
 * Until Beta v4.0, Linea agreed on blocks by Clique; since then Maru hands them to the nodes.
 */
const headerFields = {
  number: {...quantity, description: 'The block number.'},
  hash: {...bytes32, description: 'The block hash.'},
  parentHash: {...bytes32, description: 'The hash of the previous block.'},
  timestamp: {...quantity, 'x-unit': 'unix seconds', description: 'When the block was built.'},
  miner: {...address, description: 'The fee recipient.'},
  gasLimit: {...quantity, 'x-unit': 'gas', description: 'The maximum gas of the block.'},
  gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that the transactions used.'},
  baseFeePerGas: {...quantity, 'x-unit': 'wei per gas', description: 'The base fee.'},
  size: {...quantity, 'x-unit': 'bytes', description: 'The size of the encoded block.'},
  extraData: {
    ...data,
    description:
      'Linea’s gas prices, in 32 bytes. In Clique blocks, at least 97 bytes, with the block producer’s signature.',
  },
  stateRoot: {
    ...bytes32,
    description:
      'The state root after the block, in Ethereum’s Merkle-Patricia trie. The state root on L1 differs.',
  },
  transactionsRoot: {...bytes32, description: 'The root of the transaction trie.'},
  receiptsRoot: {...bytes32, description: 'The root of the receipt trie.'},
  logsBloom: {...bloom, description: 'A bloom filter over the events’ addresses and topics.'},
  mixHash: {...bytes32, description: 'The value of `PREVRANDAO`. Zeros in Clique blocks.'},
  nonce: {...bytes8, description: 'Unused without proof of work.'},
  difficulty: {
    ...quantity,
    description: '`0x0`, or `0x1` or `0x2` in Clique blocks.',
  },
  totalDifficulty: {
    ...quantity,
    description: 'The sum of all difficulties up to this block. Only in Clique blocks.',
  },
  sha3Uncles: {...bytes32, description: 'The hash of the uncle list, which is empty.'},
  uncles: {type: 'array', items: bytes32, description: 'Always empty.'},
  withdrawalsRoot: {...bytes32, description: 'The root of the withdrawal trie. Since Shanghai.'},
  withdrawals: {
    type: 'array',
    items: withdrawal,
    description: 'Always empty on Linea. Since Shanghai.',
  },
  blobGasUsed: {
    ...quantity,
    'x-unit': 'gas',
    description: 'The blob gas used: zero on Linea. Since Cancun.',
  },
  excessBlobGas: {
    ...quantity,
    'x-unit': 'gas',
    description: 'The blob gas above the target. Since Cancun.',
  },
  parentBeaconBlockRoot: {
    ...bytes32,
    description: 'The root of the parent consensus block, zero on Linea. Since Cancun.',
  },
  requestsHash: {
    ...bytes32,
    description: 'The hash of the requests to the consensus layer. Since Prague.',
  },
} as const satisfies Record<string, JsonSchema>;

const required = [
  'number',
  'hash',
  'parentHash',
  'timestamp',
  'miner',
  'gasLimit',
  'gasUsed',
  'size',
  'extraData',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
  'logsBloom',
  'mixHash',
  'nonce',
  'difficulty',
  'sha3Uncles',
  'uncles',
  'transactions',
] as const;

/** A block with the hashes of its transactions, or with the transactions themselves. */
export const block = {
  title: 'Block',
  type: 'object',
  properties: {
    ...headerFields,
    transactions: {
      anyOf: [
        {type: 'array', items: bytes32},
        {type: 'array', items: transaction},
      ],
      description:
        'The transactions in order: full transactions if the second parameter is `true`, otherwise their hashes.',
    },
  },
  required,
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** A block, or null when the node has none such. */
export const blockOrNull = {anyOf: [block, nothing]} as const satisfies ChoiceSchema;
