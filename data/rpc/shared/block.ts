import type {ChoiceSchema, JsonSchema, ObjectSchema} from '../schema';
import {address, bloom, bytes32, bytes8, data, nothing, quantity} from './scalars';
import {transaction} from './transaction';
import {withdrawal} from './withdrawal';

/**
 * What stands in the header of a block. Besu: `BlockResult`. Fields that came with a fork are missing before it.
 * Until Beta v4.0, Linea agreed on blocks by Clique; since then Maru hands them to the nodes.
 */
const headerFields = {
  number: {...quantity, description: 'The number of the block.'},
  hash: {...bytes32, description: 'The hash of the block.'},
  parentHash: {...bytes32, description: 'The hash of the block before it.'},
  timestamp: {...quantity, 'x-unit': 'unix seconds', description: 'When it was built.'},
  miner: {...address, description: 'The fee recipient that the header names.'},
  gasLimit: {...quantity, 'x-unit': 'gas', description: 'The most gas that the block may use.'},
  gasUsed: {...quantity, 'x-unit': 'gas', description: 'The gas that its transactions used.'},
  baseFeePerGas: {...quantity, 'x-unit': 'wei per gas', description: 'The base fee.'},
  size: {...quantity, 'x-unit': 'bytes', description: 'The size of the encoded block.'},
  extraData: {
    ...data,
    description:
      'The prices of gas on Linea, in 32 bytes. In blocks of Clique, 97 bytes with the signature of the sealer.',
  },
  stateRoot: {
    ...bytes32,
    description:
      'The root of the state after the block, in the Merkle-Patricia trie of Ethereum. L1 knows another one.',
  },
  transactionsRoot: {...bytes32, description: 'The root of the transactions.'},
  receiptsRoot: {...bytes32, description: 'The root of the receipts.'},
  logsBloom: {...bloom, description: 'A filter that rules out addresses and topics of events.'},
  mixHash: {...bytes32, description: 'What `PREVRANDAO` returns. Zeros in blocks of Clique.'},
  nonce: {...bytes8, description: 'Without proof of work it means nothing.'},
  difficulty: {
    ...quantity,
    description: '`0x0`; in blocks of Clique, `0x1` or `0x2`.',
  },
  totalDifficulty: {
    ...quantity,
    description: 'The sum of the difficulties. Only in blocks with a difficulty.',
  },
  sha3Uncles: {...bytes32, description: 'The hash of the list of uncles, which is empty.'},
  uncles: {type: 'array', items: bytes32, description: 'Always empty.'},
  withdrawalsRoot: {...bytes32, description: 'The root of the withdrawals. Since Shanghai.'},
  withdrawals: {
    type: 'array',
    items: withdrawal,
    description: 'Empty on Linea. Since Shanghai.',
  },
  blobGasUsed: {
    ...quantity,
    'x-unit': 'gas',
    description: 'Blob gas: none on Linea. Since Cancun.',
  },
  excessBlobGas: {
    ...quantity,
    'x-unit': 'gas',
    description: 'Blob gas beyond the target. Since Cancun.',
  },
  parentBeaconBlockRoot: {
    ...bytes32,
    description: 'The root of the parent in the consensus layer. Since Cancun.',
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
        'The transactions in order: their hashes, or whole when the second parameter is `true`.',
    },
  },
  required,
  additionalProperties: true,
} as const satisfies ObjectSchema;

/** A block, or null when the node has none such. */
export const blockOrNull = {anyOf: [block, nothing]} as const satisfies ChoiceSchema;
